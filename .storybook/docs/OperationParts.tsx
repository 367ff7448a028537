import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { color, media, space, type } from '../../design-system/src/tokens/index.ts'
import type { KeyUse, Operation } from '../operation/operation.ts'
import { Terms } from './GuideTerms.ts'

const Subtitle = styled.h3`
  margin-block: ${space[6]} ${space[2]};
  color: ${color.textPrimary};
  ${type.ui}
`

const Note = styled.p`
  max-inline-size: 62ch;
  margin: 0 0 ${space[3]};
  color: ${color.textBody};
  ${type.body}
`

const Key = styled.kbd`
  border: 1px solid ${color.borderControl};
  padding: 1px ${space[2]};
  white-space: nowrap;
  ${type.small}
`

/** As the accessibility tree has it. Long names break where they can. */
const Spoken = styled.code`
  color: ${color.textBody};
  overflow-wrap: anywhere;
  ${type.small}
`

const On = styled.span`
  display: block;
  margin-block-start: ${space[1]};
  color: ${color.textMuted};
  ${type.small}
`

const Effects = styled.ul`
  display: grid;
  gap: ${space[1]};
  margin: ${space[1]} 0 0;
  padding: 0;
  color: ${color.textMuted};
  list-style: none;
  ${type.small}
`

const Stops = styled.ol`
  margin: 0;
  padding-inline-start: ${space[6]};
  color: ${color.textMuted};
  list-style: decimal;
  ${type.small}

  & > li {
    break-inside: avoid;
    padding-block: 2px;
  }

  &[data-many='true'] {
    ${media.medium} {
      columns: 2;
      column-gap: ${space[6]};
    }
  }
`

const Tree = styled.pre`
  max-block-size: 420px;
  overflow: auto;
  margin: 0;
  border: 1px solid ${color.borderHairline};
  padding: ${space[4]};
  color: ${color.textBody};
  ${type.small}
  font-family: ui-monospace, monospace;
`

/** Stops that are read more easily in two columns. */
const manyStops = 12

/** How the keys are called on the keys themselves. */
const keyCaps: Readonly<Record<string, string>> = {
  ArrowDown: '↓',
  ArrowUp: '↑',
  ArrowLeft: '←',
  ArrowRight: '→',
  Escape: 'Esc',
  Control: 'Ctrl',
}

const capsOf = (press: string) =>
  press.length === 1 ? [press] : press.split('+').map(part => keyCaps[part] ?? part)

/** What can be seen to come of a key, as sentences. */
function effectsOf({ focus, shows = [], hides = [], calls, presses, opens, asks }: KeyUse): ReactNode[] {
  const told = (words: string, text: string) => (
    <>
      {words} <Spoken>{text}</Spoken>
    </>
  )
  return [
    ...(focus === 'nothing' ? ['Nothing has the focus then'] : focus ? [told('Focus goes to', focus)] : []),
    ...hides.map(line => told('Gone:', line)),
    ...shows.map(line => told('New:', line)),
    ...(calls ? [told('Calls', calls)] : []),
    ...(presses ? [told('Presses', presses)] : []),
    ...(opens ? [told('Opens', opens)] : []),
    ...(asks ? [`The system asks ${asks}`] : []),
  ]
}

/** How a component is operated by keys, and what a screen reader is told of it: the very lines that are tested. */
export function OperationParts({ story, tabOrder, afterLast, keys, tree }: Operation) {
  return (
    <>
      <Note>
        Tested with real keys in the browser, in the story <Spoken>{story}</Spoken>.
      </Note>
      <Terms>
        {keys.map((use, index) => (
          // A key can be pressed twice in the same place, the second time for the opposite.
          <div key={`${index} ${use.press}`}>
            <dt>
              <KeyCaps press={use.press} />
              <On>
                on <Spoken>{use.on}</Spoken>
              </On>
            </dt>
            <dd>
              {use.does}
              <Effects>
                {effectsOf(use).map((effect, at) => (
                  <li key={at}>{effect}</li>
                ))}
              </Effects>
            </dd>
          </div>
        ))}
      </Terms>
      <Subtitle>Order of focus</Subtitle>
      <Note>
        {afterLast === 'first'
          ? 'Tab stays within: after the last one it comes to the first again. Shift + Tab goes the other way round.'
          : 'Tab goes on to the rest of the page after the last one. Shift + Tab goes the other way.'}
      </Note>
      <Stops data-many={tabOrder.length > manyStops}>
        {tabOrder.map((stop, index) => (
          // Two rows of a list may have a button of the same name.
          <li key={`${index} ${stop}`}>
            <Spoken>{stop}</Spoken>
          </li>
        ))}
      </Stops>
      <Subtitle>What a screen reader is told</Subtitle>
      <Note>The browser’s accessibility tree before any key: role, name, state, value and description.</Note>
      <Tree tabIndex={0} role="region" aria-label="Accessibility tree">
        {tree}
      </Tree>
    </>
  )
}

function KeyCaps({ press }: Pick<KeyUse, 'press'>) {
  return capsOf(press).map((cap, index) => (
    <span key={cap}>
      {index > 0 && ' + '}
      <Key>{cap}</Key>
    </span>
  ))
}
