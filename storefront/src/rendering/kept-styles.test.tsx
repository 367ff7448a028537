// @vitest-environment node
import { useContext, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import styled, { keyframes, ServerStyleSheet, StyleSheetContext } from 'styled-components'
import { expect, it } from 'vitest'
import { KeptStyles, StyleMemory } from './kept-styles.tsx'

const turn = keyframes`to { rotate: 1turn }`
const Wheel = styled.span<{ $edge: number }>`
  inline-size: ${({ $edge }) => $edge}px;
  animation: ${turn} 1s;
  &:hover {
    opacity: 0.5;
  }
`

/** Two classes of one component. */
const wheels = (
  <>
    <Wheel $edge={16} />
    <Wheel $edge={24} />
  </>
)

function printed(page: (sheet: ServerStyleSheet) => ReactNode) {
  const sheet = new ServerStyleSheet()
  const html = renderToString(page(sheet))
  return { html, styles: sheet.getStyleTags() }
}

it('[SRV-8] prints the same styles for a page each time it is rendered, whatever was rendered before', () => {
  const expected = printed(sheet => sheet.collectStyles(wheels))
  const memory = new StyleMemory()
  const kept = (sheet: ServerStyleSheet) => (
    <KeptStyles sheet={sheet} memory={memory}>
      {wheels}
    </KeptStyles>
  )
  expect(expected.styles).toContain('inline-size:24px')
  expect(printed(kept)).toEqual(expected)
  expect(printed(kept)).toEqual(expected)
})

it('[SRV-8] prints the styles of its own components alone', () => {
  const memory = new StyleMemory()
  const both = (sheet: ServerStyleSheet) => (
    <KeptStyles sheet={sheet} memory={memory}>
      {wheels}
    </KeptStyles>
  )
  expect(printed(both).styles).toContain('inline-size:16px')
  const { styles } = printed(sheet => (
    <KeptStyles sheet={sheet} memory={memory}>
      <Wheel $edge={24} />
    </KeptStyles>
  ))
  expect(styles).not.toContain('inline-size:16px')
})

it('[SRV-8] works out the rules of a class once, for all pages', () => {
  const worked: string[] = []
  const counted: (stylis: Stylis) => Stylis = stylis =>
    Object.assign(
      (...[css, selector = '', ...rest]: Parameters<Stylis>) => {
        worked.push(selector)
        return stylis(css, selector, ...rest)
      },
      { hash: stylis.hash },
    )
  let own: Stylis | undefined
  function Counting({ children }: { children: ReactNode }) {
    const context = useContext(StyleSheetContext)
    own ??= counted(context.stylis)
    return <StyleSheetContext value={{ ...context, stylis: own }}>{children}</StyleSheetContext>
  }
  const memory = new StyleMemory()
  const page = (sheet: ServerStyleSheet) => (
    <Counting>
      <KeptStyles sheet={sheet} memory={memory}>
        {wheels}
      </KeptStyles>
    </Counting>
  )
  printed(page)
  // Two classes and the keyframes.
  expect(worked).toHaveLength(3)
  printed(page)
  expect(worked).toHaveLength(3)
})

type Stylis = React.ContextType<typeof StyleSheetContext>['stylis']
