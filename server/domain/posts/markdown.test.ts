import { describe, expect, it } from 'vitest'
import { blocksOf, pictureElsewhere } from './markdown.ts'
import { readingMinutes } from './reading-time.ts'

const paragraph = (...spans: object[]) => ({ kind: 'paragraph', spans })

describe('[ADM-8] a text in markdown', () => {
  it('is blocks of plain data', () => {
    const text = `# One
### Two

A line
and **its *next*** with \`code\`,\\
a break.

1. First
   - Within
     - Deeper
2. Second

> Said
>
> once

\`\`\`js
const a = '<b>'
\`\`\`

---

| Model | Hours |
| --- | ---: |
| Komal | 8 | no more |
| Meend |`
    expect(blocksOf(text)).toEqual([
      { kind: 'heading', level: 2, spans: [{ value: 'One' }] },
      { kind: 'heading', level: 3, spans: [{ value: 'Two' }] },
      paragraph(
        { value: 'A line and ' },
        { value: 'its ', strong: true },
        { value: 'next', strong: true, emphasis: true },
        { value: ' with ' },
        { value: 'code', code: true },
        { value: ',\na break.' },
      ),
      {
        kind: 'list',
        ordered: true,
        items: [
          {
            spans: [{ value: 'First' }],
            list: { ordered: false, items: [[{ value: 'Within' }], [{ value: 'Deeper' }]] },
          },
          { spans: [{ value: 'Second' }], list: null },
        ],
      },
      { kind: 'quote', paragraphs: [[{ value: 'Said' }], [{ value: 'once' }]] },
      { kind: 'code', value: "const a = '<b>'" },
      { kind: 'rule' },
      {
        kind: 'table',
        head: [[{ value: 'Model' }], [{ value: 'Hours' }]],
        rows: [
          [[{ value: 'Komal' }], [{ value: '8' }]],
          [[{ value: 'Meend' }], []],
        ],
      },
    ])
  })

  it.each([
    ['[a](https://example.in/b?c=1)', 'https://example.in/b?c=1'],
    ['[a](/shop)', '/shop'],
    ['[a](#below)', '#below'],
    ['[a](mailto:help@shruti.example)', 'mailto:help@shruti.example'],
    ['[a][b]\n\n[b]: /faqs', '/faqs'],
    ['[a](javascript:alert(1))', undefined],
    ['[a](JaVaScRiPt:alert(1))', undefined],
    ['[a](&#106;avascript:alert(1))', undefined],
    ['[a](data:text/html,b)', undefined],
    ['[a](//elsewhere.example)', undefined],
    ['[a](/\\elsewhere.example)', undefined],
    ['[a](vbscript:b)', undefined],
  ])('leads by %j to %j', (text, href) => {
    expect(blocksOf(text)).toEqual([paragraph({ value: 'a', ...(href !== undefined && { href }) })])
  })

  it('shows a tag as it is typed', () => {
    expect(blocksOf('<img src=x onerror=alert(1)> <b>bold</b>')).toEqual([
      paragraph({ value: '<img src=x onerror=alert(1)> <b>bold</b>' }),
    ])
    expect(blocksOf('<script>\nalert(1)\n</script>')).toEqual([
      paragraph({ value: '<script> alert(1) </script>' }),
    ])
  })

  it('sets a picture of the shop between what stands around it, and none from elsewhere', () => {
    const own = '![Komal](/pictures/komal-black-pair-12345678-1000.webp#8a8d90,1,2,3 "In black")'
    expect(blocksOf(`Before ${own} after`)).toEqual([
      paragraph({ value: 'Before ' }),
      {
        kind: 'picture',
        src: '/pictures/komal-black-pair-12345678-1000.webp#8a8d90,1,2,3',
        alt: 'Komal',
        caption: 'In black',
      },
      paragraph({ value: ' after' }),
    ])
    expect(pictureElsewhere(own)).toBeUndefined()
    for (const src of [
      'https://elsewhere.example/a.png',
      '//elsewhere.example/a.png',
      '/api/user',
      '../a.png',
    ]) {
      expect(pictureElsewhere(`- > ![A](${src})`)).toBe(src)
      expect(blocksOf(`![A](${src})`)).toEqual([paragraph({ value: 'A' })])
    }
  })

  it('may be made to be hard to read', () => {
    const marks = ['>', '> ', '- * ', '1. - ', '*', '[', '<', '![']
    for (const text of marks.map(mark => mark.repeat(40_000 / mark.length)))
      expect(blocksOf(text).length).toBeLessThan(10)
  })

  it('takes a minute for 200 words, and at least one', () => {
    expect(readingMinutes('', '')).toBe(1)
    expect(readingMinutes('One two', `## ${'word '.repeat(598)}`)).toBe(3)
  })
})
