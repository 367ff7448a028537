import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import {
  consentWordings,
  deliveryChargeRule,
  adminErrors,
  errorCatalogue,
  grievancePromise,
  orderNews,
  replacementRule,
  replyPromise,
  retainedData,
  returnReasons,
  supportTopics,
  warrantyClaimRule,
  warrantyFaults,
} from '@shruti/server/contract'
import { cancelReasons } from '@shruti/server/contract/cancellation'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { readLanguageFrom } from '../language/language.ts'
import { loadShopTexts, shopText } from '../language/shop-text.ts'
import { colours } from '../language/hindi/shop/colours.ts'
import { shopTexts } from '../language/hindi/shop/index.ts'

beforeAll(loadShopTexts)
afterEach(() => readLanguageFrom(() => 'en'))

const sourcesOf = (folder: string): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => /\.tsx?$/.test(name) && !/\.(?:test|stories)\./.test(name))
    .map(name => readFileSync(path.join(folder, name), 'utf8'))
    .join('\n')

/** What only staff read, and what is all filled in. */
const toStaff = /cannot move from|^Say why|reference of the UPI payment|required to mark|^\{reason\}$/

describe('each Hindi text of the API', () => {
  const server = ['contract', 'domain', 'search', 'seed', 'http']
    .map(folder => sourcesOf(path.join(import.meta.dirname, '../../../server', folder)))
    .join('\n')
    .replaceAll(String.raw`\'`, "'")
    .replace(/'\s*\+\s*['`]/g, '')
    .replace(/\s+/g, ' ')

  it('[BEY-19] is of a text that the server says', () => {
    const unsaid = [colours, ...shopTexts]
      .flatMap(texts => Object.keys(texts))
      // What an offer saves is said in parts: how much, off what, from which amount.
      .filter(
        english => !english.split(/\{\w+\}| (?:off|on|from) /).every(part => server.includes(part.trim())),
      )
    expect(unsaid).toEqual([])
  })

  it('[BEY-19] is there for each text of the contract that a shopper reads', () => {
    readLanguageFrom(() => 'hi')
    const read = [
      ...[cancelReasons, returnReasons, warrantyFaults, supportTopics].flatMap(texts => Object.values(texts)),
      deliveryChargeRule,
      replacementRule,
      warrantyClaimRule,
      replyPromise,
      grievancePromise,
      ...Object.values(consentWordings).map(({ text }) => text),
      ...retainedData.flatMap(({ what, why, howLong }) => [what, why, howLong]),
      ...Object.values(orderNews).flatMap(({ title, message }) => [title('SHR-7KQ2M9XA'), message]),
      ...Object.entries(errorCatalogue)
        .filter(([code]) => !(code in adminErrors))
        .map(([, { message }]) => message),
    ]
    const left = read.filter(text => shopText(text) === text && !toStaff.test(text))
    expect(left).toEqual([])
  })
})
