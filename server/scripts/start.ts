import { spawn } from 'node:child_process'
import path from 'node:path'
import { serverFolder } from '../http/folders.ts'
import { onNpmParentGone } from '../http/npm-parent.ts'
import { exitWith } from '../http/operator-errors.ts'
import { buildIfStale } from './build-if-stale.ts'
import { demoEnvironment, openDemoShop } from './demo-shop.ts'
import { servedWith } from './served-with.ts'

const print = (line: string) => void process.stdout.write(`${line}\n`)

/** `npm start`: builds what is missing or stale, fills an empty data folder with the demo shop, serves the build. */
async function start(): Promise<void> {
  onNpmParentGone(() => process.kill(process.pid, 'SIGTERM'))
  const env = demoEnvironment()
  await buildIfStale(print)
  const { shop, signIns } = await openDemoShop(env)
  // The store takes one process at a time: this one hands it over to the server's.
  await shop.dependencies.store.close()

  const server = spawn(process.execPath, [...servedWith(), path.join(serverFolder, 'dist/main.js')], {
    env: { ...process.env, TEST_MODE: env.TEST_MODE ? '1' : '0', LOG_LEVEL: env.LOG_LEVEL },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal))
  server.once('exit', code => process.exit(code ?? 1))
  server.once('message', (message: { origin: string }) => {
    print(
      [
        '',
        `  Shruti         ${message.origin}`,
        ...signIns.map(line => `  ${line}`),
        ...(env.TEST_MODE
          ? [
              '  One-time codes are in the sign-in page and here: the shop runs in test mode.',
              `  Messages       ${message.origin}/test/messages`,
            ]
          : []),
        '',
        '  npm run storybook   the design system        npm run dev         reloads on change',
        '  npm test            everything that CI runs  npm run serve       serves this build',
        '  Ctrl-C stops the shop.',
        '',
      ].join('\n'),
    )
  })
}

start().catch(exitWith)
