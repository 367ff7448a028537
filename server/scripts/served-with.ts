import { readFileSync } from 'node:fs'
import path from 'node:path'
import { repositoryFolder } from '../http/folders.ts'

/** Options of Node in a command that starts it, such as `node --max-semi-space-size=8 --expose-gc server/dist/main.js`. */
export function nodeOptionsOf(command: string): string[] {
  return command.split(' ').filter(word => word.startsWith('--'))
}

/** The options that `npm run serve` starts the built server with: whoever else starts it takes the same. */
export function servedWith(): string[] {
  const file = path.join(repositoryFolder, 'package.json')
  const { scripts } = JSON.parse(readFileSync(file, 'utf8')) as { scripts: Readonly<Record<string, string>> }
  return nodeOptionsOf(scripts['serve'] ?? '')
}
