import { lazy, Suspense, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { usedInComponents, usedInShop } from 'virtual:components-in-use'
import type { ComponentSize } from '../../design-system/scripts/component-size.ts'
import { Terms } from './GuideTerms.ts'

/** Names that are behind a press have room for a finger. */
const Facts = styled(Terms)`
  & summary {
    min-block-size: 44px;
    align-content: center;
    cursor: pointer;
  }
`

/** As many names are read at a glance; the others are behind a press. */
const shownAtOnce = 12

const sizes = import.meta.glob<ComponentSize>('../../design-system/src/components/*/index.ts', {
  query: '?size',
  import: 'default',
})

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

/** By its folder; made once each, as React asks of what it loads later. */
const sizeTexts = Object.fromEntries(
  Object.entries(sizes).map(([path, load]) => [
    path.split('/').at(-2) ?? '',
    lazy(async () => {
      const { atOnce, later } = await load()
      const text = later > 0 ? `, and ${kilobytes(later)} more when they are needed` : ''
      return { default: () => `${kilobytes(atOnce)}${text}, compressed, without React and styled-components` }
    }),
  ]),
)

export interface ComponentUseProps {
  /** The component's name. */
  readonly name: string
  /** The folder that it is imported from. */
  readonly folder: string
}

/** What a component weighs alone, and what uses it in the shop and in the design system. */
export function ComponentUse({ name, folder }: ComponentUseProps) {
  const Size = sizeTexts[folder]
  return (
    <Facts className="sb-unstyled">
      {Size && (
        <Fact term="Size alone">
          <Suspense fallback="Measuring">
            <Size />
          </Suspense>
        </Fact>
      )}
      <Fact term="Used in the shop by">
        <Names names={usedInShop[name] ?? []} none="Nothing yet, or through other components" />
      </Fact>
      <Fact term="Used by components">
        <Names names={usedInComponents[name] ?? []} none="None" />
      </Fact>
    </Facts>
  )
}

function Fact({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Names({ names, none }: { readonly names: readonly string[]; readonly none: string }) {
  if (names.length === 0) return none
  const hidden = names.slice(shownAtOnce)
  return (
    <>
      {names.slice(0, shownAtOnce).join(', ')}
      {hidden.length > 0 && (
        <details>
          <summary>{hidden.length} more</summary>
          {hidden.join(', ')}
        </details>
      )}
    </>
  )
}
