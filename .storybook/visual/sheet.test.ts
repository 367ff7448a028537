import sharp from 'sharp'
import { expect, it } from 'vitest'
import { decode, isEqual } from './compare.ts'
import { looksSame } from './looks-same.ts'
import { compareSheets, drawSheet, readSheet } from './sheet.ts'

const picture = async (width: number, height: number, background: string) =>
  decode(
    await sharp({ create: { width, height, channels: 3, background } })
      .png()
      .toBuffer(),
  )

const cells = async () => [
  { title: 'Right to left', picture: await picture(1024, 200, '#a32a5b') },
  { title: 'Forced colours', picture: await picture(1024, 320, '#ffffff') },
  { title: '320 px', picture: await picture(320, 90, '#131512') },
]

it('[BEY-1] a sheet gives back the picture of each mode as it was put on it, to the last bit', async () => {
  const drawn = await cells()
  const read = await readSheet(await drawSheet(drawn))
  expect([...read.keys()]).toEqual(drawn.map(({ title }) => title))
  for (const { title, picture: before } of drawn) {
    const found = read.get(title)
    expect(found && isEqual(found, before)).toBe(true)
  }
})

it('[BEY-1] sheets are compared mode by mode: what has only moved on them is the same', async () => {
  const before = new Map((await cells()).map(cell => [cell.title, cell.picture]))
  const after = new Map(before)
  after.set('Right to left', await picture(1024, 260, '#a32a5b'))
  after.delete('320 px')
  after.set('Print', await picture(718, 90, '#ffffff'))
  const changes = await compareSheets(before, after)
  expect(changes.map(({ title, comparison }) => [title, comparison?.reason])).toEqual([
    ['Right to left', 'it is 1024 × 260 px and was 1024 × 200'],
    ['320 px', undefined],
    ['Print', undefined],
  ])
})

it('[SB-2] [BEY-1] what is accepted is taken anew for a change of one pixel, which a comparison lets pass', async () => {
  const before = await picture(1024, 200, '#a32a5b')
  const after = { ...before, data: Buffer.from(before.data) }
  after.data[0] = 0
  expect(await looksSame(before, after, { accepting: false })).toBe(true)
  expect(await looksSame(before, after, { accepting: true })).toBe(false)
  expect(await looksSame(before, before, { accepting: true })).toBe(true)
})
