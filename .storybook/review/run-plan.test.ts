import { describe, expect, it } from 'vitest'
import { filesToRun, notesOnRun, sayRun, type RunChoice } from './run-plan.ts'

const badge = 'design-system/src/components/Badge/Badge.stories.tsx'
const card = 'design-system/src/components/AddressCard/AddressCard.stories.tsx'
const cart = 'storefront/src/pages/CartPage.stories.tsx'
const about = 'storefront/src/pages/AboutPage.stories.tsx'

const affected = {
  stories: new Map([
    [card, ['design-system/src/components/Badge/Badge.tsx']],
    [badge, ['design-system/src/components/Badge/Badge.tsx']],
    [cart, ['design-system/src/components/Badge/Badge.tsx']],
  ]),
  everywhere: ['design-system/src/texts/hindi/general.ts'],
}

const choice = (changes: Partial<RunChoice> = {}): RunChoice => ({
  base: 'main',
  run: 'affected',
  paths: [],
  ...changes,
})

const said = (changes: Partial<RunChoice>) => {
  const options = choice(changes)
  return sayRun(options, affected, filesToRun([badge, card, cart, about], affected, options))
}

describe('[BEY-20] the stories that a review runs', () => {
  it('are those that read something that changed, all, or none, of the paths that are named', () => {
    const files = (changes: Partial<RunChoice>) =>
      filesToRun([badge, card, cart, about], affected, choice(changes))
    expect(files({})).toEqual([card, badge, cart])
    expect(files({ paths: ['components/Badge/'] })).toEqual([badge])
    expect(files({ run: 'all', paths: ['pages/'] })).toEqual([cart, about])
    expect(files({ run: 'none' })).toEqual([])
  })

  it('are counted before they run, with the command for the stories of what was changed alone', () => {
    expect(said({})).toEqual([
      '3 files of stories that read something that changed will be run, as they are now and as they were.',
      'For fewer: npm run review -- main components/Badge/',
      'No story is run for design-system/src/texts/hindi/general.ts, which every story stands on: --all runs all.',
    ])
    expect(said({ run: 'all' }).slice(0, 2)).toEqual([
      '4 files of stories will be run, as they are now and as they were.',
      'For fewer: npm run review -- main --all components/Badge/',
    ])
  })

  it('are not to be fewer where they are narrowed already', () => {
    expect(said({ paths: ['components/'] }).join('\n')).not.toContain('For fewer')
    expect(said({ run: 'none' })).toEqual([])
  })

  it('are said on the page, with what they are not run for', () => {
    expect(notesOnRun(choice({ paths: ['components/Badge/'] }), affected, [badge])).toEqual([
      'The stories of 1 file were run: those that read something that changed.',
      'The run was narrowed to components/Badge/: of 2 more files that read something that changed no story was run.',
      'Every story stands on design-system/src/texts/hindi/general.ts, which changed: no story was run for that. With --all every story is run, and with --all and a path those of the path.',
    ])
  })
})
