import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { guideOf, guides } from './index.ts'

const components = fileURLToPath(new URL('../../design-system/src/components', import.meta.url))

/** The titles of the stories that show one component: those whose meta names it. */
const titles = readdirSync(components, { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.stories.tsx'))
  .map(file => readFileSync(`${components}/${file}`, 'utf8'))
  .filter(source => /^ {2}component: \w/m.test(source))
  .map(source => /^ {2}title: '([^']+)'/m.exec(source)?.[1] ?? 'without a title')

const all = Object.entries(guides).flatMap(([section, named]) =>
  Object.entries(named).map(([name, guide]) => ({ title: `${section}/${name}`, guide })),
)

const operated = all.flatMap(({ title, guide: { operation } }) =>
  typeof operation === 'object' && 'keys' in operation ? [{ title, operation }] : [],
)

describe('[SB-1] the guide of a component', () => {
  it.each(titles)('%s has one', title => {
    const [section = '', name = ''] = title.split('/')
    const file = `.storybook/guides/${section.toLowerCase()}.ts`
    expect(guideOf(title), `write the guide of ${name} in ${file}: since, when, anatomy, …`).toBeDefined()
  })

  it.each(all)(
    '$title says when to use it, what it is made of, and what to do and not to do',
    ({ guide }) => {
      expect(guide.when.length).toBeGreaterThan(40)
      expect(Object.keys(guide.anatomy).length).toBeGreaterThan(0)
      expect(guide.do.length).toBeGreaterThan(0)
      expect(guide.dont.length).toBeGreaterThan(0)
    },
  )

  it.each(operated)('[SB-3] $title states what comes of each of its keys', ({ operation }) => {
    const { keys, story, tabOrder } = operation
    expect(keys.length).toBeGreaterThan(0)
    expect(tabOrder.length).toBeGreaterThan(0)
    expect(story).toContain('--')
    const idle = keys.filter(
      ({ focus, shows, hides, calls, opens, presses, asks }) =>
        !focus && !shows?.length && !hides?.length && !calls && !opens && !presses && !asks,
    )
    expect(idle).toEqual([])
  })

  it('belongs to a component that has stories', () => {
    expect(all.map(({ title }) => title).filter(title => !titles.includes(title))).toEqual([])
  })

  it('says nothing that another says too', () => {
    const sentences = all.flatMap(({ guide }) => [guide.when, ...guide.do, ...guide.dont])
    expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([])
  })
})
