import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import path from 'node:path'
import { onNpmParentGone } from '../http/npm-parent.ts'

/*
 * `npm run dev`: `tsx watch` on dev-server.ts. npm passes SIGTERM on to its shell alone, and the watcher would live on
 * without either, its server with it: this process stands above the watcher and takes it along.
 */
const tsx = createRequire(import.meta.url).resolve('tsx/cli')
const server = path.join(import.meta.dirname, 'dev-server.ts')
const watcher = spawn(process.execPath, [tsx, 'watch', '--clear-screen=false', server], { stdio: 'inherit' })
watcher.once('exit', code => process.exit(code ?? 1))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => watcher.kill(signal))
onNpmParentGone(() => watcher.kill('SIGTERM'))
