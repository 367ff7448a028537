import { expect, it } from 'vitest'
import { freezeParsed } from './frozen-copy.ts'
import { SharedTexts } from './shared-texts.ts'

it('hands out the text that it met first, and changes none', () => {
  const texts = new SharedTexts()
  for (const text of ['Flat 302, Sai Residency', '', 'short', 'x'.repeat(500), '2026-11-20T06:00:00.000Z'])
    for (let time = 0; time < 2; time += 1) expect(texts.of(text)).toBe(text)
})

it('leaves a record what it is, however many others there were before it', () => {
  const texts = new SharedTexts()
  for (let number = 0; number < 50_000; number += 1) {
    const record = {
      id: `order-of-somebody-${number}`,
      lines: [{ name: 'Gamak Sport in blue', sizes: ['medium and large', 'small'] }, null],
      total: number,
    }
    const parsed: typeof record = JSON.parse(JSON.stringify(record))
    expect(freezeParsed(parsed, texts)).toEqual(record)
    expect(Object.isFrozen(parsed.lines[0]?.sizes)).toBe(true)
  }
})
