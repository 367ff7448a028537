// @vitest-environment node
import { MoneyProvider } from '@shruti/design-system/Price'
import { useId } from 'react'
import { renderToString } from 'react-dom/server'
import styled, { keyframes, ServerStyleSheet } from 'styled-components'
import { beforeEach, expect, it } from 'vitest'
import { keptCard, PartsOfPageContext, useKeptPart } from '../hydration/kept-part.tsx'
import { KeptPartsOfPage, PartMemory } from './kept-parts.ts'
import { KeptStyles, StyleMemory } from './kept-styles.tsx'

const turn = keyframes`to { rotate: 1turn }`
const Sheet = styled.article<{ $edge: number }>`
  inline-size: ${({ $edge }) => $edge}px;
`
const Name = styled.h3`
  font-weight: 600;
`
const Wheel = styled.b`
  animation: ${turn} 1s;
`

interface CardProps {
  readonly name: string
  readonly edge?: number
  readonly priority?: boolean
  readonly isAnimated?: boolean
  readonly 'data-kept'?: string
}

/** Names of the cards that were rendered, in their order. */
const rendered: string[] = []

function Article({ name, edge = 300, isAnimated = false, ...rest }: CardProps) {
  const id = useId()
  rendered.push(name)
  return (
    <Sheet $edge={edge} {...rest}>
      <Name id={`${id}-name`}>{name}</Name>
      <form id={id} aria-labelledby={`${id}-name`} />
      {isAnimated && <Wheel />}
    </Sheet>
  )
}

function FreshCard({ priority: _priority, ...props }: CardProps) {
  return (
    <>
      <Article {...props} />
      {null}
    </>
  )
}

const Card = keptCard(FreshCard)

/** The end of a page, with a link that is another on each. */
function End({ note, href }: { note: string; href: string }) {
  const { place, mark } = useKeptPart('end', [note], href)
  if (place !== null) return place
  rendered.push(note)
  return (
    <footer {...mark}>
      <Name>{note}</Name>
      <a href={href}>हिन्दी</a>
    </footer>
  )
}

interface PageOptions {
  readonly currency?: 'INR' | 'USD'
  readonly href?: string
}

/** A page of cards between other things that take ids. */
function page(
  View: typeof Card,
  cards: readonly CardProps[],
  { currency = 'INR', href = '/hi' }: PageOptions = {},
) {
  return (
    <MoneyProvider currency={currency} rupeesPerDollar={80}>
      <Article name="Outside" edge={500} />
      <ul>
        {cards.map((props, index) => (
          <li key={index}>
            <View {...props} />
          </li>
        ))}
      </ul>
      <End note="About Shruti" href={href} />
    </MoneyProvider>
  )
}

let memories = { parts: new PartMemory(), styles: new StyleMemory() }

beforeEach(() => {
  memories = { parts: new PartMemory(), styles: new StyleMemory() }
})

/** The page as it is without a memory. */
function printedFresh(cards: readonly CardProps[], options?: PageOptions) {
  const sheet = new ServerStyleSheet()
  const html = renderToString(sheet.collectStyles(page(FreshCard, cards, options)))
  return { html, styles: sheet.getStyleTags() }
}

/** The page as it is printed with what is kept, and which of its cards were rendered for that. */
function printed(cards: readonly CardProps[], options?: PageOptions) {
  rendered.length = 0
  const sheet = new ServerStyleSheet()
  const parts = new KeptPartsOfPage(memories, sheet)
  const html = renderToString(
    <KeptStyles sheet={sheet} memory={memories.styles}>
      <PartsOfPageContext value={parts}>{page(Card, cards, options)}</PartsOfPageContext>
    </KeptStyles>,
  )
  const names = rendered.filter(name => name !== 'Outside' && name !== 'About Shruti')
  return { page: { html: parts.printed(html), styles: sheet.getStyleTags() }, names }
}

const tivra = { name: 'Tivra & co' }
const komal = { name: 'Komal', edge: 316 }

it('[SRV-8] prints a card that it has printed before to the byte, wherever it stands', () => {
  expect(printed([tivra, komal])).toEqual({
    page: printedFresh([tivra, komal]),
    names: [tivra.name, 'Komal'],
  })
  expect(printed([tivra, komal])).toEqual({ page: printedFresh([tivra, komal]), names: [] })
  const others = [{ name: 'Bindu' }, komal, tivra, tivra]
  expect(printed(others)).toEqual({ page: printedFresh(others), names: ['Bindu'] })
})

it('[SRV-8] renders a card anew when anything that it shows is another', () => {
  printed([tivra])
  expect(printed([{ ...tivra, edge: 316 }])).toEqual({
    page: printedFresh([{ ...tivra, edge: 316 }]),
    names: [tivra.name],
  })
  expect(printed([tivra], { currency: 'USD' }).names).toEqual([tivra.name])
  expect(printed([tivra]).names).toEqual([])
})

it.each([
  { why: 'is seen first, of whose picture the head of the page is told', ...tivra, priority: true },
  { why: 'is animated, whose rules stand under another name', ...tivra, isAnimated: true },
])('[SRV-8] keeps no card that $why', ({ why: _why, ...card }) => {
  printed([card])
  expect(printed([card])).toEqual({ page: printedFresh([card]), names: [tivra.name] })
})

it('[SRV-8] keeps nothing of a page that is printed for somebody', () => {
  printed([tivra])
  rendered.length = 0
  expect(renderToString(page(Card, [tivra]))).toBe(printedFresh([tivra]).html)
  expect(rendered).toContain(tivra.name)
})

it('[SRV-8] forgets when it has kept more than memory is meant for', () => {
  printed([tivra])
  printed([{ name: 'x'.repeat(2_000_000) }])
  expect(printed([tivra]).names).toEqual([tivra.name])
})

it('[SRV-8] prints the end of a page again, with what is another on each page', () => {
  const isRendered = () => rendered.includes('About Shruti')
  const options = { href: '/hi/shop?sort=price&page=2' }
  expect(printed([], options).page).toEqual(printedFresh([], options))
  expect(printed([], options).page).toEqual(printedFresh([], options))
  printed([])
  expect(isRendered()).toBe(false)
  expect(printed([]).page).toEqual(printedFresh([]))
})

it('[SRV-8] keeps no part that holds another, which may be in its place', () => {
  const notes: string[] = []
  function Outer() {
    const { place, mark } = useKeptPart('outer', ['All'])
    if (place !== null) return place
    notes.push('outer')
    return (
      <section {...mark}>
        <Card {...tivra} />
      </section>
    )
  }
  const text = () => {
    const sheet = new ServerStyleSheet()
    const parts = new KeptPartsOfPage(memories, sheet)
    const html = renderToString(
      <KeptStyles sheet={sheet} memory={memories.styles}>
        <PartsOfPageContext value={parts}>
          <MoneyProvider currency="INR" rupeesPerDollar={80}>
            <Outer />
          </MoneyProvider>
        </PartsOfPageContext>
      </KeptStyles>,
    )
    return parts.printed(html)
  }
  const first = text()
  expect(first).toContain('Tivra &amp; co')
  expect([text(), text()]).toEqual([first, first])
  expect(notes).toEqual(['outer', 'outer', 'outer'])
})

it('[SRV-8] tells parts apart that show the same', () => {
  const sheet = new ServerStyleSheet()
  const parts = new KeptPartsOfPage(memories, sheet)
  function Named({ name }: { name: string }) {
    const { place, mark } = useKeptPart(name, ['All'])
    return place ?? <p {...mark}>{name}</p>
  }
  const text = (name: string) =>
    parts.printed(
      renderToString(
        <PartsOfPageContext value={parts}>
          <Named name={name} />
        </PartsOfPageContext>,
      ),
    )
  expect([text('one'), text('other'), text('one')]).toEqual(['<p>one</p>', '<p>other</p>', '<p>one</p>'])
})
