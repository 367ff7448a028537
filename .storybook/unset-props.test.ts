import { describe, expect, it } from 'vitest'
import { unsetProps, unsetPropsOfRepository } from './unset-props.ts'

const tile = {
  path: 'Tile.tsx',
  text: `interface Shared { tone?: string }
interface AsButton extends Shared { href?: undefined }
interface AsLink { href: string; /** @deprecated use tone */ look?: string }
export interface TileProps extends Shared { title: string; onPick?: () => void }
export function Tile({ title, onPick }: TileProps) { return <Inner onPick={onPick} /> }
export type PillProps = Shared & (AsButton | AsLink)
export function Pill(props: PillProps) { return null }`,
}

const story = (text: string) => ({ path: 'Tile.stories.tsx', text })

const names = ['Tile', 'Pill']

const hint = 'nothing sets it. Write a story that shows what it does, or remove it'

describe('[SB-1] a prop of a component', () => {
  it('is set somewhere: in a story, in another component or in the shop', () => {
    expect(unsetPropsOfRepository()).toEqual([])
  })

  it('is found where nothing but its own file sets it', () => {
    expect(
      unsetProps(
        [tile],
        [tile, story('export default { component: Tile, args: { title: "a" } }; <Pill href="/" />')],
        names,
      ),
    ).toEqual([`Tile.onPick: ${hint}`, `Tile.tone: ${hint}`, `Pill.tone: ${hint}`])
  })

  it('counts where it is an attribute, or a property of what is spread', () => {
    const source = story('<Tile title="a" {...{ onPick }} tone="b" />; <Pill href="/" tone="b" />')
    expect(unsetProps([tile], [tile, source], names)).toEqual([])
  })

  it('counts where another component or the shop spreads what comes from elsewhere', () => {
    const page = { path: 'Page.tsx', text: '<Tile {...tile} />; <Pill {...pill} />' }
    expect(unsetProps([tile], [tile, page], names)).toEqual([])
    expect(unsetProps([tile], [tile, story(page.text)], names)).toHaveLength(5)
  })

  it('does not count where it is only read, or set on what is another component’s', () => {
    const other = { path: 'Other.tsx', text: '<Other title="a" onPick={b} tone="c" href="/" />' }
    const reads = story('const { title, onPick, tone } = props; <Tile />')
    expect(unsetProps([tile], [other, reads], names)).toHaveLength(5)
  })
})
