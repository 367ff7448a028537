import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { trackedFiles } from '../.ci/repository.ts'
import { storiesWithoutAssertion } from './asserting-stories.ts'

const found = (text: string) => storiesWithoutAssertion('Tile.stories.tsx', text)

describe('[SB-2] a story', () => {
  it('proves something, wherever it stands', () => {
    const files = trackedFiles(/\.stories\.tsx$/)
    expect(files.length).toBeGreaterThan(100)
    expect(files.flatMap(file => storiesWithoutAssertion(file, readFileSync(file, 'utf8')))).toEqual([])
  })

  it('that plays has to expect something', () => {
    expect(
      found(`export const Open: Story = { play: async () => { await userEvent.click(button) } }`),
    ).toEqual(['Open of Tile.stories.tsx plays without an expectation: say with expect what is to be seen'])
    expect(
      found(`export const Open: Story = { play: async () => { await expect(button).toBeVisible() } }`),
    ).toEqual([])
  })

  it('may expect it in a function beside it', () => {
    const story = 'export const Open: Story = { play: showsAll }'
    expect(found(`const showsAll = async () => { await expect(list).toBeVisible() }\n${story}`)).toEqual([])
    expect(found(`const showsAll = async () => { list.scrollTo(0, 0) }\n${story}`)).toHaveLength(1)
  })

  it('that has no pictures has to play', () => {
    const unpictured = `parameters: { visual: { disable: 'As ever.' } }`
    expect(found(`export const Open: Story = { ${unpictured} }`)).toEqual([
      'Open of Tile.stories.tsx has neither pictures nor a play: add a play that says what is to be seen',
    ])
    expect(found(`export const Open: Story = { ...Other, ${unpictured} }`)).toEqual([])
    expect(found(`export const Open: Story = { args: { open: true } }`)).toEqual([])
  })
})
