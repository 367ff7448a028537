import { useSyncExternalStore } from 'react'
import { styled } from 'styled-components'
import { color, space } from '../../design-system/src/tokens/index.ts'

const Sheet = styled.ul.attrs({ className: 'sb-unstyled' })`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(180px, 1fr));
  margin: 0;
  padding: 0;
  border-block-start: 1px solid ${color.borderHairline};
  list-style: none;
`

const Cell = styled.li`
  margin: 0;
  border-block-end: 1px solid ${color.borderHairline};
  padding-block: ${space[3]};
  font-size: 14px;
`

const Value = styled.code`
  color: ${color.textMuted};
  font-variant-numeric: tabular-nums;
`

const Patch = styled.svg`
  display: block;
  inline-size: 100%;
  block-size: 72px;
  margin-block-end: ${space[2]};
`

/** Tells when the theme of the page changes: the resolved values change with it. */
export function watchTheme(changed: () => void): () => void {
  const observer = new MutationObserver(changed)
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}

const nameOf = (reference: string) => reference.replace(/^var\((.+)\)$/, '$1')

function resolve(reference: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(nameOf(reference)).trim()
}

/** Every semantic colour as it is in the theme of the page, straight from the tokens. */
export function Swatches() {
  useSyncExternalStore(watchTheme, () => document.documentElement.dataset.theme)
  return (
    <Sheet>
      {Object.entries(color).map(([name, reference]) => (
        <Cell key={name}>
          <Patch aria-hidden="true">
            <rect width="100%" height="100%" fill={reference} stroke={color.borderHairline} />
          </Patch>
          color.{name}
          <br />
          <Value>{resolve(reference)}</Value>
        </Cell>
      ))}
    </Sheet>
  )
}
