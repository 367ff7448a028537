import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { saidOfWritten, settlePictures, type PictureFolder } from './pictures.ts'

describe('pictures of stories that are gone', () => {
  const passed = { name: 'visual', passed: 2, failed: 0 }
  let pictures: PictureFolder
  let scratch: string

  beforeEach(() => {
    scratch = mkdtempSync(join(tmpdir(), 'shruti-pictures-'))
    pictures = { folder: mkdtempSync(join(scratch, 'accepted-')), namesFile: join(scratch, 'names') }
    for (const name of ['button--primary', 'button--primary.dark', 'button--gone'])
      writeFileSync(join(pictures.folder, `${name}.webp`), '')
    writeFileSync(pictures.namesFile, 'button--primary\nbutton--primary.dark\n')
  })

  afterEach(() => rmSync(scratch, { recursive: true, force: true }))

  it('[SB-2] fails a run that passed otherwise, and names the picture', () => {
    const tally = settlePictures(passed, pictures, false)
    expect(tally).toMatchObject({ passed: 2, failed: 1 })
    expect(tally.reason).toContain('button--gone.webp')
    expect(tally.reason).not.toContain('button--primary')
  })

  it('[BEY-1] names the picture in all modes of a component that is gone', () => {
    mkdirSync(join(pictures.folder, 'modes'))
    for (const name of ['button', 'gone']) writeFileSync(join(pictures.folder, 'modes', `${name}.webp`), '')
    writeFileSync(
      pictures.namesFile,
      'button--primary\nbutton--primary.dark\t/shop/Button.stories.tsx\nbutton--gone\nmodes/button\n',
    )
    const { reason } = settlePictures(passed, pictures, false)
    expect(reason).toContain('modes/gone.webp')
    expect(reason).not.toContain('modes/button')
  })

  it('removes them when the pictures are accepted', () => {
    expect(settlePictures(passed, pictures, true)).toEqual(passed)
    expect(readdirSync(pictures.folder).toSorted()).toEqual([
      'button--primary.dark.webp',
      'button--primary.webp',
    ])
  })

  it('says and removes nothing after a run that failed, since it did not see every story', () => {
    const failed = { name: 'visual', passed: 1, failed: 1 }
    expect(settlePictures(failed, pictures, true)).toEqual(failed)
    expect(readdirSync(pictures.folder)).toHaveLength(3)
  })
})

describe('pictures that a run accepted', () => {
  it('[SB-2] are listed, each once, and it is said when there are none', () => {
    const scratch = mkdtempSync(join(tmpdir(), 'shruti-pictures-'))
    try {
      const file = join(scratch, 'written')
      expect(saidOfWritten('.storybook/pictures', file)).toBe(
        'No picture differs from the accepted one: none was written.',
      )
      writeFileSync(file, 'modes/button\nbutton--primary.dark\nmodes/button\n')
      expect(saidOfWritten('.storybook/pictures', file)).toBe(
        `2 pictures were written. Look at what changed, and commit it:
  .storybook/pictures/button--primary.dark.webp
  .storybook/pictures/modes/button.webp`,
      )
    } finally {
      rmSync(scratch, { recursive: true })
    }
  })
})
