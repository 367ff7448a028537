import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Scale } from '../../design-system/src/components/Scale/Scale.tsx'
import { color, space, type, type Svara } from '../../design-system/src/tokens/index.ts'
import type { Guide, Status } from '../guides/index.ts'

/** Each section strikes its own note of the octave. */
const notes: Readonly<Record<string, Svara>> = {
  Introduction: 'Sa',
  Foundations: 'Sa',
  Patterns: 'Sa',
  Atlas: 'Dha',
  Actions: 'Re',
  Forms: 'Re',
  Feedback: 'Re',
  Navigation: 'Re',
  Data: 'Re',
  Layout: 'Re',
  Shell: 'Ga',
  Commerce: 'Ma',
  Checkout: 'Ma',
  Account: 'Ma',
  Admin: 'Pa',
  Pages: 'Dha',
}

const Root = styled.header`
  position: relative;
  overflow: hidden;
  margin-block-end: ${space[7]};
  padding-block: ${space[6]} ${space[6]};
  border-block-end: 1px solid ${color.borderHairline};
`

/** The scale runs off the right edge, as a string does. */
const Off = styled.div`
  inline-size: 130%;
  margin-block-end: ${space[6]};
`

const Section = styled.p`
  color: ${color.textMuted};
`

const Title = styled.h1`
  margin-block: ${space[1]} ${space[4]};
  color: ${color.textPrimary};
  overflow-wrap: anywhere;
  ${type.display2}
`

const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[6]};
  color: ${color.textBody};

  & > div {
    display: flex;
    gap: ${space[2]};
  }

  & dt {
    color: ${color.textMuted};
  }
`

export interface DocsHeaderProps {
  readonly section: string
  readonly title: string
  /** Where the component is imported from. */
  readonly importedFrom?: string
  /** The version and status that its guide gives it. */
  readonly release?: Pick<Guide, 'since' | 'status'>
  readonly children?: ReactNode
}

/** The head of a docs page: section, name, where to import it from, and how far to rely on it. */
export function DocsHeader({ section, title, importedFrom, release, children }: DocsHeaderProps) {
  return (
    <Root className="sb-unstyled">
      <Off>
        <Scale rule struck={notes[section] ?? 'Sa'} />
      </Off>
      {section !== title && <Section>{section}</Section>}
      <Title>{title}</Title>
      {(importedFrom || release) && (
        <Facts>
          {importedFrom && (
            <div>
              <dt>Import</dt>
              <dd>
                <code>{importedFrom}</code>
              </dd>
            </div>
          )}
          {release && (
            <>
              <div>
                <dt>Since</dt>
                <dd>{release.since}</dd>
              </div>
              <div>
                <dt>Status</dt>
                <dd>
                  <StatusText status={release.status} />
                </dd>
              </div>
            </>
          )}
        </Facts>
      )}
      {children}
    </Root>
  )
}

function StatusText({ status = 'stable' }: { readonly status: Status | undefined }) {
  if (status === 'stable') return 'Stable'
  if (status === 'experimental') return 'Experimental: may change in any minor version'
  return (
    <>
      Deprecated since {status.deprecatedSince}: use <code>{status.useInstead}</code>
    </>
  )
}
