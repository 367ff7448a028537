import { buying } from './buying.ts'
import { chat } from './chat.ts'
import { chatAnswers } from './chat-answers.ts'
import { choosing } from './choosing.ts'
import { general } from './general.ts'

/** Each text of the design system in Hindi, by its English [BEY-19]. */
export const hindi = {
  ...buying,
  ...chat,
  ...chatAnswers,
  ...choosing,
  ...general,
} as const
