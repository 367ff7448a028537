import { describe, expect, it } from 'vitest'
import { readRepositoryFile, trackedFiles } from './repository.ts'

const isTest = /\.(?:test|stories|fixture)\.tsx?$|\/fixtures\/|\/test-[\w-]+\.ts$/
const serverCode = trackedFiles(/^server\/(?:contract|data-folder|domain|http|search|stores)\/.*\.ts$/)
const pageCode = trackedFiles(/^(?:design-system|storefront)\/src\/.*\.tsx?$/)

/**
 * What code of the shop may do in named files alone, or nowhere. The numbers are requirements of OWASP ASVS 5.0, which
 * server/docs/asvs.md lists.
 */
const rules: ReadonlyArray<{
  readonly name: string
  readonly calls: RegExp
  readonly code: readonly string[]
  readonly allowed?: readonly string[]
}> = [
  {
    name: 'ASVS 1.2.5: the running server starts no process',
    calls: /child_process|worker_threads/,
    code: serverCode,
  },
  {
    name: 'ASVS 1.2.9, 1.3.2: no code is made of text',
    calls: /\beval\(|\bnew Function\(|\bvm\b.*from 'node:vm'/,
    code: [...serverCode, ...pageCode],
  },
  {
    name: 'ASVS 1.1.2, 3.2.2: no HTML is made of text',
    calls: /dangerouslySetInnerHTML|\.innerHTML\s*=|insertAdjacentHTML|document\.write\(/,
    code: pageCode,
  },
  {
    name: 'ASVS 11.5.1: chance that matters comes from the cryptographic generator',
    calls: /\bMath\.random\(/,
    code: serverCode,
    // How long a second process rests before it looks for the lock again.
    allowed: ['server/stores/lowdb/lock.ts'],
  },
  {
    name: 'ASVS 13.2.4: the server calls the gateway of messages, the mail server, the payment provider, the object store and webhooks alone',
    // What is typed, named or called otherwise is another's `fetch`: the caller's own, or the page's on the server.
    calls: /(?:[=?({,]\s|\(|\bawait\s)fetch\b(?!:)|\bcreateTransport\(|\bhttps?\.request\(|from 'node:https'/,
    code: serverCode,
    allowed: [
      'server/http/mailer.ts',
      'server/http/payments/razorpay-client.ts',
      // Hands the sender of messages what it calls with.
      'server/http/serve.ts',
      'server/http/uploads/object-store.ts',
      // Addresses that the owner chose, each looked at before it is called.
      'server/http/webhooks/sender.ts',
    ],
  },
  { name: 'ASVS 6.2.7: nothing hinders pasting', calls: /\bonPaste\b|'paste'/, code: pageCode },
  {
    name: 'ASVS 3.5.5: a page sends messages to its own service worker alone',
    calls: /\bpostMessage\b/,
    code: pageCode,
    allowed: ['storefront/src/offline/keep-page.ts', 'storefront/src/offline/service-worker.ts'],
  },
]

const withoutComments = (source: string) => source.replaceAll(/\/\*[^]*?\*\/|(?<!:)\/\/[^\n]*/g, '')

describe.each(rules)('$name', ({ calls, code, allowed = [] }) => {
  const callers = code.filter(
    file => !isTest.test(file) && calls.test(withoutComments(readRepositoryFile(file))),
  )

  it('in no other file', () => expect(callers.filter(file => !allowed.includes(file))).toEqual([]))

  it('and no file is allowed what it does not do', () =>
    expect(allowed.filter(file => !callers.includes(file))).toEqual([]))
})
