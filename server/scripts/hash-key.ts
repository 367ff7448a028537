import path from 'node:path'
import { parseArgs } from 'node:util'
import { parseDataFolder, parseSessionKeys } from '../http/env.ts'
import { exitWith, OperatorError } from '../http/operator-errors.ts'
import { openSecrets, secretFilesIn } from '../http/secrets.ts'

const help = `Prints the HASH_KEY of the shop in DATA_DIR, for when it moves to PostgreSQL: with another key pending codes, second
factors and what is known of first orders are lost. It is a secret: do not leave it on a screen or in a log.

  npm run --silent hash-key

It reads DATA_DIR and, as the server does, SESSION_KEYS.
`

async function run(): Promise<void> {
  const { values } = parseArgs({ options: { help: { type: 'boolean', default: false } } })
  if (values.help) {
    process.stdout.write(help)
    return
  }
  const dataFolder = path.resolve(parseDataFolder(process.env))
  const sessionKeys = parseSessionKeys(process.env)
  const files = await secretFilesIn(dataFolder)
  // What is missing would be made anew otherwise, and nothing could be opened with it.
  const missing = ['hash-key', ...(sessionKeys === undefined ? ['session-keys'] : [])]
    .map(name => path.join(dataFolder, name))
    .find(file => !files.includes(file))
  if (missing !== undefined)
    throw new OperatorError(`${missing} is missing: is DATA_DIR right? Are SESSION_KEYS set?`)
  const { hashKey } = await openSecrets(dataFolder, sessionKeys, { isFilled: true })
  process.stdout.write(`HASH_KEY=${hashKey}\n`)
}

run().catch(exitWith)
