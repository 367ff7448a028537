import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/*
 * `npm run bench [-- NAME [--quick]]`: one benchmark, or all of them one after the other. Each has a process of its
 * own, so that one's heap does not show in the other's figures. To add one, name its file here.
 */

const benchmarks: Readonly<Record<string, string>> = {
  admin: 'admin.ts',
  backup: 'backup.ts',
  catalogue: 'catalogue.ts',
  store: 'store.ts',
  overload: 'overload.ts',
  pages: 'pages.ts',
  export: 'export.ts',
  start: 'start.ts',
  idle: 'idle.ts',
  memory: 'memory.ts',
  'two-stores': 'two-stores.ts',
  workers: 'workers.ts',
  writes: 'writes.ts',
}

/** Only when they are asked for by name: one takes an hour, the other needs what only it uses. */
const namedBenchmarks: Readonly<Record<string, string>> = { soak: 'soak.ts', vendure: 'vendure.ts' }

const [name, ...options] = process.argv.slice(2)
const isName = name !== undefined && !name.startsWith('-')
const chosen = isName ? [name] : Object.keys(benchmarks)
const passedOn = isName ? options : process.argv.slice(2)

for (const benchmark of chosen) {
  const file = benchmarks[benchmark] ?? namedBenchmarks[benchmark]
  if (file === undefined) {
    console.error(
      `There is no benchmark ${benchmark}: choose from ${Object.keys({ ...benchmarks, ...namedBenchmarks }).join(', ')}`,
    )
    process.exit(2)
  }
  const path = fileURLToPath(new URL(file, import.meta.url))
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', path, ...passedOn], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
