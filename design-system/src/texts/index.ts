export { asSentence, joinSentences } from './sentences.ts'
export { createT, type Translate } from './create-t.ts'
export {
  currentLanguage,
  isEnglishBuild,
  languages,
  localeOf,
  readLanguageFrom,
  type Language,
} from './language.ts'
