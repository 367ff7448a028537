import { describe, expect, it } from 'vitest'
import { storiesOf } from './story-paths.ts'

describe('[SB-2] a run of a few stories', () => {
  it('reads the files alone whose paths contain what it is given', () => {
    expect(storiesOf('design-system/src/components/Chip/\nAtlas.stories')).toEqual([
      '.storybook/atlas/Atlas.stories.tsx',
      'design-system/src/components/Chip/Chip.stories.tsx',
    ])
  })

  it.each([undefined, '', 'design-system/src/components/Chip/Chip.tsx', 'storefront/e2e/'])(
    'reads all of them where %o is of none',
    paths => {
      expect(storiesOf(paths)).toBeUndefined()
    },
  )
})
