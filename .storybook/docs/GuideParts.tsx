import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { color, media, space, type } from '../../design-system/src/tokens/index.ts'
import type { Guide } from '../guides/index.ts'
import { Terms } from './GuideTerms.ts'
import { OperationParts } from './OperationParts.tsx'

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

/** Marks what stands in backticks as code. */
function withCode(text: string): ReactNode[] {
  return text.split('`').map((part, index) => (index % 2 === 1 ? <code key={part}>{part}</code> : part))
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
export function GuideParts({ anatomy, operation, do: good, dont }: Omit<Guide, 'when'>) {
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
      <Title>Keyboard and screen reader</Title>
      {typeof operation === 'object' && 'keys' in operation ? (
        <OperationParts {...operation} />
      ) : (
        <Terms>
          <div>
            <dt>Nothing to operate</dt>
            <dd>{withCode(typeof operation === 'string' ? operation : operation.onlyWithin)}</dd>
          </div>
        </Terms>
      )}
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
