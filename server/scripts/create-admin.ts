import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import type { ZodType } from 'zod'
import { accountSchemas } from '@shruti/server/contract'
import { setAdministrator } from '../http/administrators.ts'
import { parseEnvironment } from '../http/env.ts'
import { exitWith, OperatorError } from '../http/operator-errors.ts'
import { openShop } from '../http/serve.ts'

const help = `Makes an administrator, or gives one a new password and signs them out everywhere.

  npm run create-admin -- [--username <name>] [--remove-second-factor]

Two-step sign-in stays on unless it is removed, for who lost both the phone and the recovery codes.

The password is asked for and not shown; without a terminal it is read from the standard input. It is no argument,
because arguments stay in the shell's history and show in the list of processes. The server must not be running:
the data folder takes one process at a time. With DATABASE_URL it may be.
`

async function createAdmin(): Promise<void> {
  const { values } = parseArgs({
    options: {
      username: { type: 'string', default: 'admin' },
      'remove-second-factor': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) {
    process.stdout.write(help)
    return
  }
  const env = parseEnvironment(process.env)
  const username = parse(accountSchemas.username, values.username)
  // Opened first: whoever still has the server running should hear of it before typing a password.
  const shop = await openShop(env, { ifMissing: 'refuse' })
  try {
    const password = parse(accountSchemas.newPassword, await readPassword(username))
    const outcome = await setAdministrator(shop.dependencies, {
      username,
      password,
      removeSecondFactor: values['remove-second-factor'],
    })
    process.stdout.write(
      outcome === 'created'
        ? `${username} is an administrator now.\n`
        : `${username} is an administrator with a new password, and signed out everywhere.\n`,
    )
  } finally {
    await shop.dependencies.store.close()
  }
}

function parse(schema: ZodType<string>, value: string): string {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  throw new OperatorError(result.error.issues.map(issue => issue.message).join('\n'))
}

async function readPassword(username: string): Promise<string> {
  if (!process.stdin.isTTY) return (await text(process.stdin)).replace(/\r?\n$/, '')
  process.stdout.write(`New password for ${username} (not shown): `)
  // readline echoes to its output: one that swallows everything keeps the password off the screen.
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = createInterface({ input: process.stdin, output: nowhere, terminal: true })
  try {
    return await terminal.question('')
  } finally {
    terminal.close()
    process.stdout.write('\n')
  }
}

createAdmin().catch(exitWith)
