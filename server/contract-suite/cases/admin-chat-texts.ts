import { expect } from 'vitest'
import type { AdminSettings, AuditEntry, Settings } from '../../contract/index.ts'
import { expectRefusal } from '../test-shop.ts'
import { settingsOf, settingsPath as path } from './admin-settings.ts'
import type { ContractCase } from './contract-case.ts'

export function chatTextCases(contractCase: ContractCase): void {
  contractCase('[ADM-7] the owner adds to what the chat says, and takes it back', async shop => {
    const admin = await shop.signedInAs('admin')
    const { version, chat } = await settingsOf(admin)
    expect(chat).toEqual({ notice: '', answers: '' })
    const said = async () => (await shop.newVisitor().get<Settings>('/settings')).body.chat
    expect(await said()).toEqual({ notice: '', answers: [] })
    const wrong = await admin.put(`${path}/chat`, { version, notice: '', answers: 'engraving' })
    const line =
      '“engraving” is no answer: enter what people ask, a colon and the answer, such as engraving: We engrave a name free of charge.'
    expectRefusal(wrong, 400, 'invalid_input', line, { answers: line })
    const notice = 'Our phone line is closed today.'
    const saved = await admin.put<AdminSettings>(`${path}/chat`, {
      version,
      notice,
      answers: 'engraving,engraved name:  Free of charge.',
    })
    expect(saved.body.chat).toEqual({ notice, answers: 'engraving, engraved name: Free of charge.' })
    expect(await said()).toEqual({
      notice,
      answers: [{ phrases: ['engraving', 'engraved name'], answer: 'Free of charge.' }],
    })
    const next = { version: version + 1, notice: 'Closed tomorrow.', answers: saved.body.chat.answers }
    await admin.put(`${path}/chat`, next)
    const entries = (await admin.get<AuditEntry[]>('/admin/audit')).body
    const entry = entries.find(({ changes }) => changes.some(({ after }) => after === 'Closed tomorrow.'))
    expect(entry).toMatchObject({ action: 'settings.chat', detail: 'Chat' })
    expect((await admin.post(`/admin/audit/${entry?.id}/revert`, {})).status).toBe(200)
    expect((await said()).notice).toBe(notice)
  })
}
