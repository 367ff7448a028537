import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { color, media, space, type } from '../../design-system/src/tokens/index.ts'
import type { Guide } from '../guides/index.ts'

const Title = styled.h2`
  margin-block: ${space[8]} ${space[4]};
  color: ${color.textPrimary};
  ${type.h3}
`

const When = styled.p`
  max-inline-size: 62ch;
  margin: 0 0 ${space[6]};
  color: ${color.textPrimary};
  ${type.lead}
`

const Terms = styled.dl`
  margin: 0;
  border-block-start: 1px solid ${color.borderHairline};
  ${type.body}

  & > div {
    display: grid;
    gap: ${space[1]} ${space[6]};
    border-block-end: 1px solid ${color.borderHairline};
    padding-block: ${space[3]};
  }

  & dt {
    color: ${color.textPrimary};
  }

  & dd {
    max-inline-size: 62ch;
    margin: 0;
    color: ${color.textBody};
  }

  ${media.medium} {
    & > div {
      grid-template-columns: 200px minmax(0, 1fr);
    }
  }
`

const Advice = styled.div`
  display: grid;
  gap: ${space[6]};

  & ul {
    margin: 0;
    padding-inline-start: ${space[5]};
    color: ${color.textBody};
    list-style: disc;
    ${type.body}
  }

  & h3 {
    margin: 0 0 ${space[2]};
    color: ${color.textPrimary};
    ${type.ui}
  }

  & > div {
    border-block-start: 2px solid ${color.success};
    padding-block-start: ${space[3]};
  }

  & > div + div {
    border-block-start-color: ${color.danger};
  }

  ${media.medium} {
    grid-template-columns: 1fr 1fr;
  }
`

const Key = styled.kbd`
  border: 1px solid ${color.borderControl};
  padding: 1px ${space[2]};
  white-space: nowrap;
  ${type.small}
`

/** Marks what stands in backticks as code. */
function withCode(text: string): ReactNode[] {
  return text.split('`').map((part, index) => (index % 2 === 1 ? <code key={part}>{part}</code> : part))
}

function withKeys(keys: string): ReactNode[] {
  return keys.split(', ').flatMap((key, index) => [index > 0 && ' ', <Key key={key}>{key}</Key>])
}

export function GuideTitle({ children }: { children: ReactNode }) {
  return <Title className="sb-unstyled">{children}</Title>
}

export function GuideWhen({ when }: Pick<Guide, 'when'>) {
  return (
    <div className="sb-unstyled">
      <When>{withCode(when)}</When>
    </div>
  )
}

/** What a reader looks up between the component's picture and its props. */
export function GuideParts({ anatomy, keyboard, do: good, dont }: Omit<Guide, 'when'>) {
  return (
    <div className="sb-unstyled">
      <Title>Anatomy</Title>
      <Terms>
        {Object.entries(anatomy).map(([part, purpose]) => (
          <div key={part}>
            <dt>{part}</dt>
            <dd>{withCode(purpose)}</dd>
          </div>
        ))}
      </Terms>
      <Title>Keyboard</Title>
      <Terms>
        {typeof keyboard === 'string' ? (
          <div>
            <dt>Nothing to operate</dt>
            <dd>{withCode(keyboard)}</dd>
          </div>
        ) : (
          Object.entries(keyboard).map(([keys, effect]) => (
            <div key={keys}>
              <dt>{withKeys(keys)}</dt>
              <dd>{withCode(effect)}</dd>
            </div>
          ))
        )}
      </Terms>
      <Title>Do and don’t</Title>
      <Advice>
        <div>
          <h3>Do</h3>
          <List items={good} />
        </div>
        <div>
          <h3>Don’t</h3>
          <List items={dont} />
        </div>
      </Advice>
    </div>
  )
}

function List({ items }: { items: readonly string[] }) {
  return (
    <ul>
      {items.map(item => (
        <li key={item}>{withCode(item)}</li>
      ))}
    </ul>
  )
}
