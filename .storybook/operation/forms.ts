import { formsText } from './forms-text.ts'
import { formsChoices } from './forms-choices.ts'
import { formsFiles } from './forms-files.ts'

export const forms = { ...formsText, ...formsChoices, ...formsFiles }
