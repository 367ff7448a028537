import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { componentsOf, modeStatesOf, sheetAddress } from './mode-states.ts'

const folder = fileURLToPath(new URL('../../design-system/src/components/', import.meta.url))

/** Folders without a story that stands for them in all modes, and why. */
const without: Readonly<Record<string, string>> = {
  Field: 'its parts are drawn by the fields, such as TextField',
  Toast: 'it draws nothing; Toaster does',
  EmailMessage: 'it is shown by mail programs, which know none of these modes',
  VisuallyHidden: 'nobody sees it',
}

const taggedStories = (component: string) =>
  readdirSync(folder + component)
    .filter(file => file.endsWith('.stories.tsx'))
    .flatMap(
      file => readFileSync(`${folder}${component}/${file}`, 'utf8').match(/\btags: \['modes'\]/g) ?? [],
    )

const components = readdirSync(folder)

describe('[BEY-1] every component stands in every mode', () => {
  it.each(components.filter(name => !(name in without)))('%s', name => {
    expect(
      taggedStories(name),
      `One story of ${name}, the one that shows most of it, needs tags: ['modes']; then take its picture with npm run test:visual -- --update design-system/src/components/${name}`,
    ).toHaveLength(1)
  })

  it.each(Object.entries(without))('but %s, because %s', name => {
    expect(components).toContain(name)
    expect(taggedStories(name)).toEqual([])
  })
})

it('[BEY-1] finds the stories that stand for components in the index of Storybook', () => {
  const entries = [
    { id: 'actions-button--docs', title: 'Actions/Button', type: 'docs', tags: ['modes'] },
    { id: 'actions-button--primary', title: 'Actions/Button', type: 'story', tags: ['dev', 'modes'] },
    { id: 'actions-button--small', title: 'Actions/Button', type: 'story', tags: ['dev'] },
  ]
  expect([...componentsOf(entries)]).toEqual([['Actions/Button', 'actions-button--primary']])
})

it('[BEY-1] shows a component live in each mode that a page can set, and the picture of all', () => {
  const states = modeStatesOf('actions-button--primary', 'light')
  expect(states.map(({ title }) => title)).toEqual([
    'Text at 1.4 times its length',
    'Right to left',
    'Text at 200 %',
    '320 px',
  ])
  expect(states[1]?.address).toBe(
    'iframe.html?id=actions-button--primary&viewMode=story&globals=mode:rightToLeft;theme:light',
  )
  expect(sheetAddress('actions-button--primary')).toBe('accepted/modes/actions-button.webp')
})
