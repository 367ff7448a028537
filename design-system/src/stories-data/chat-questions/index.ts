import { buyingQuestions } from './buying.ts'
import { catalogueQuestions } from './catalogue.ts'
import { faultQuestions } from './faults.ts'
import { heldBackQuestions } from './held-back.ts'
import { helpQuestions } from './help.ts'
import { orderQuestions } from './orders.ts'

/** What the chat is asked, by area. */
export const chatQuestions = {
  'the catalogue': catalogueQuestions,
  'faults and stores': faultQuestions,
  orders: orderQuestions,
  buying: buyingQuestions,
  help: helpQuestions,
  anything: heldBackQuestions,
} as const
