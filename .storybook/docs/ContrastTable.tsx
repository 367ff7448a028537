import { useSyncExternalStore } from 'react'
import { styled } from 'styled-components'
import { color, space, tabularFigures, type } from '../../design-system/src/tokens/index.ts'
import { dark, light, type Theme } from '../../design-system/src/tokens/themes.ts'
import { contrastRatio, fitFor } from './contrast.ts'
import { watchTheme } from './Swatches.tsx'
import { themeNamed } from './theme.ts'

const grounds = ['surface-page', 'surface-raised', 'surface-sunken', 'surface-stage'] as const

const inks = [
  'text-primary',
  'text-body',
  'text-muted',
  'text-disabled',
  'accent-text',
  'sale',
  'success',
  'warning',
  'danger',
  'info',
  'accent',
  'focus',
  'border-control',
] as const satisfies readonly (keyof Theme)[]

const Scroller = styled.div.attrs({ className: 'sb-unstyled' })`
  overflow-x: auto;
  margin-block: ${space[4]} ${space[7]};

  & table {
    inline-size: 100%;
    border-collapse: collapse;
    color: ${color.textBody};
    text-align: start;
    ${type.small}
    ${tabularFigures}
  }

  & th,
  & td {
    border-block-end: 1px solid ${color.borderHairline};
    padding: ${space[3]};
    font-weight: inherit;
    text-align: start;
    white-space: nowrap;
  }

  & small {
    display: block;
    opacity: 1;
    ${type.micro}
  }
`

/** Every ink on every ground, in the theme of the page, with its contrast and what that suffices for. */
export function ContrastTable() {
  const name = useSyncExternalStore(watchTheme, () => document.documentElement.dataset.theme)
  const theme = themeNamed(name) === 'dark' ? dark : light
  return (
    <Scroller>
      <table>
        <thead>
          <tr>
            <th scope="col">Ink</th>
            {grounds.map(ground => (
              <th key={ground} scope="col">
                {ground}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {inks.map(ink => (
            <tr key={ink}>
              <th scope="row">{ink}</th>
              {grounds.map(ground => {
                const ratio = contrastRatio(theme[ink], theme[ground])
                return (
                  <td key={ground} style={{ background: theme[ground], color: theme[ink] }}>
                    {ratio.toFixed(2)}
                    <small>{fitFor(ratio)}</small>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  )
}
