import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { shopFolder } from '../data-folder/fixtures/shop-folder.ts'
import { temporaryDirectory } from '../stores/lowdb/fixtures/temporary-directory.ts'

async function run(dataFolder: string, script: string, ...args: string[]) {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', path.join(import.meta.dirname, script), ...args],
    { env: { PATH: process.env['PATH'], DATA_DIR: dataFolder }, stdio: ['ignore', 'pipe', 'pipe'] },
  )
  let output = ''
  child.stdout.on('data', chunk => (output += String(chunk)))
  child.stderr.on('data', chunk => (output += String(chunk)))
  const [status] = (await once(child, 'close')) as [number | null]
  return { status, output }
}

it('[SRV-3] the commands back a shop up, restore it, find damage with exit code 1 and repair it', async () => {
  const dataFolder = await shopFolder()
  const folder = await temporaryDirectory()
  const [file, restored, fixed] = ['shop.tar.gz', 'restored', 'fixed'].map(name => path.join(folder, name))
  if (file === undefined || restored === undefined || fixed === undefined) throw new TypeError('Three names')

  const backup = await run(dataFolder, 'backup.ts', file)
  expect(backup.output).toMatch(
    /shop\.tar\.gz holds the shop in .* up to change \d+: [\d,]+ bytes\.\n.*23 products/,
  )
  expect(await run(dataFolder, 'backup.ts', file)).toEqual({
    status: 1,
    output: `${file} is there already and was not changed. Name a new file.\n`,
  })
  expect(await run(dataFolder, 'verify.ts', file)).toMatchObject({
    status: 0,
    output: expect.stringMatching(/^A backup of .*, 0 minutes old; \d files match their checksums\.\n/),
  })
  const restoring = await run(restored, 'restore.ts', file)
  expect(restoring.output).toContain(`${restored} holds the shop of `)
  expect(restoring.status).toBe(0)

  const whole = await run(restored, 'verify.ts')
  expect(whole).toMatchObject({ status: 0, output: expect.stringContaining(`${restored} is whole.\n`) })
  const damaged = path.join(dataFolder, 'store', 'acknowledged.jsonl')
  await writeFile(damaged, (await readFile(damaged, 'utf8')).replace('storeId', 'storeIe'))
  const found = await run(dataFolder, 'verify.ts')
  expect(found).toMatchObject({ status: 1, output: expect.stringContaining(`${damaged}, byte 0`) })
  expect(found.output).toContain(`npm run repair -- ${dataFolder} --to NEW_DIR`)

  const repair = await run(dataFolder, 'repair.ts', dataFolder, '--to', fixed)
  expect(repair.output).toContain(`To go on with it, start the shop with DATA_DIR=${fixed}`)
  expect(await run(fixed, 'verify.ts')).toMatchObject({ status: 0 })
}, 120_000)
