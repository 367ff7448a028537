import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { comparePictures } from './compare.ts'
import { drawSheet, readSheet } from './sheet.ts'

const picture = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()

it('[BEY-1] a sheet gives back the picture of each mode as it was put on it', async () => {
  const cells = [
    { title: 'Right to left', picture: await picture(1024, 200, '#a32a5b') },
    { title: 'Forced colours', picture: await picture(1024, 320, '#ffffff') },
    { title: '320 px', picture: await picture(320, 90, '#131512') },
  ]
  const folder = mkdtempSync(join(tmpdir(), 'shruti-sheet-'))
  try {
    const path = join(folder, 'sheet.webp')
    writeFileSync(path, await drawSheet(cells))
    const read = await readSheet(path)
    expect([...read.keys()]).toEqual(cells.map(({ title }) => title))
    for (const cell of cells) {
      const found = read.get(cell.title) ?? Buffer.alloc(0)
      expect(await comparePictures(cell.picture, found)).toEqual({ same: true })
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
})
