import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { paragraphs, textLine } from './text.ts'

const name = textLine({ missing: 'Enter a name', max: 80 })
const note = paragraphs({ max: 500 })
const messageOf = (result: { error?: { issues: readonly { message: string }[] } | undefined }) =>
  result.error?.issues[0]?.message

/** Characters that show nothing by themselves and change how their neighbours are read. */
const deceptive = /[\p{Cc}\p{Cs}\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF\u{E0000}-\u{E007F}]/u

describe('a line that a person writes', () => {
  it.each([
    ['क्षितिज', 'क्षितिज'],
    ['क्‍षितिज', 'क्‍षितिज'],
    ['नमस्‌ते', 'नमस्‌ते'],
    ['محمد عارف', 'محمد عارف'],
    ['Mary D’Souza', 'Mary D’Souza'],
    ['Zoe\u0308', 'Zoë'],
    ['  Asha \t\n Rao ', 'Asha Rao'],
    ['👩‍👧 Asha', '👩‍👧 Asha'],
  ])('[SRV-1] keeps what belongs to a language: %j', (typed, kept) => {
    expect(name.parse(typed)).toBe(kept)
  })

  it('[SRV-1] loses what turns the reading order, and what cannot be seen', () => {
    expect(name.parse('Asha\u202Egpj.exe\u202C')).toBe('Ashagpj.exe')
    expect(name.parse('\uFEFFAs\u200Bha \u2066Rao\u2069\u200F')).toBe('Asha Rao')
  })

  it.each(['Asha\0', 'Asha\u0007', 'Asha\u001B[31m', 'Asha\u0085', 'Asha\uD800'])(
    '[SRV-1] is refused with a control character: %j',
    typed => {
      expect(messageOf(name.safeParse(typed))).toBe('Remove the characters that cannot be shown')
    },
  )

  it.each(['', '   ', '\u200D', '\u202E\u200B', '\u3164', '\u2800', '\u115F\u1160', '\u{E0041}'])(
    '[SRV-1] shows something: not %j',
    typed => {
      expect(messageOf(name.safeParse(typed))).toBe('Enter a name')
    },
  )

  it('[SRV-1] is counted as it is kept', () => {
    expect(name.safeParse(`${'a'.repeat(80)}\u202E`).success).toBe(true)
    expect(messageOf(name.safeParse('a'.repeat(81)))).toBe('Use at most 80 characters')
  })

  it('[SRV-1] is either refused or harmless, and reads the same when it is sent again', () => {
    const unit = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), fc.string())
    fc.assert(
      fc.property(unit, typed => {
        const { success, data } = name.safeParse(typed)
        if (!success) return
        expect(data).not.toMatch(deceptive)
        expect(data).toBe(data.normalize('NFC'))
        expect(name.parse(data)).toBe(data)
      }),
      { numRuns: 2000 },
    )
  })
})

describe('what a person writes in paragraphs', () => {
  it('[SRV-1] keeps its line breaks, of whatever system, and no other control character', () => {
    expect(note.parse(' One\r\ntwo\rthree\n\n\n\nfour ')).toBe('One\ntwo\nthree\n\nfour')
    expect(messageOf(note.safeParse('One\u0008'))).toBe('Remove the characters that cannot be shown')
  })

  it('[SRV-1] may be empty unless something is asked for', () => {
    expect(note.parse('  ')).toBe('')
  })
})
