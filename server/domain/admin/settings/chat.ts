import type * as z from 'zod'
import type { AdminSettings, adminSettingsSchemas } from '../../../contract/index.ts'
import { chatAnswersOf } from '../../../contract/schemas/chat-answers.ts'
import type { Dependencies } from '../../context.ts'
import type { Administrator } from '../audit.ts'
import { changeSection } from './change-section.ts'

/**
 * What the chat says of the owner's: a line after its greeting, and answers to questions that the texts of the
 * specification have none for (CHAT-5). Those themselves stay as they are.
 * @throws stale_version
 */
export async function adminSetChat(
  dependencies: Dependencies,
  administrator: Administrator,
  { version, notice, answers }: z.output<typeof adminSettingsSchemas.setChatInput>,
): Promise<AdminSettings> {
  return changeSection(dependencies, administrator, { section: 'chat', version }, () => ({
    chat: { notice, answers: chatAnswersOf(answers) },
  }))
}
