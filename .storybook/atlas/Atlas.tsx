import { useState, useSyncExternalStore } from 'react'
import { styled } from 'styled-components'
import { Heading } from '../../design-system/src/components/Heading/Heading.tsx'
import { Select } from '../../design-system/src/components/Select/Select.tsx'
import { space } from '../../design-system/src/tokens/index.ts'
import { watchTheme } from '../docs/Swatches.tsx'
import { themeNamed } from '../docs/theme.ts'
import { AtlasFrame, shownWidth } from './AtlasFrame.tsx'
import { personas, statesOf, subjects, type Subject } from './scenarios.ts'

const Root = styled.div`
  display: grid;
  gap: ${space[7]};

  & > label,
  & > :first-child {
    max-inline-size: 420px;
  }
`

const Frames = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, ${shownWidth}px);
  gap: ${space[4]};
  margin-block-start: ${space[4]};
`

const personaNames = Object.keys(personas) as (keyof typeof personas)[]
const subjectNames = Object.keys(subjects) as Subject[]

/** One subject as every persona, at every width, on every network, in the theme of the toolbar. */
export function Atlas() {
  const [subject, setSubject] = useState<Subject>('Product sheet')
  const theme = themeNamed(useSyncExternalStore(watchTheme, () => document.documentElement.dataset.theme))
  return (
    <Root className="sb-unstyled">
      <Select
        label="What to look at"
        value={subject}
        onChange={event => setSubject(event.currentTarget.value as Subject)}
      >
        {subjectNames.map(name => (
          <option key={name}>{name}</option>
        ))}
      </Select>
      {personaNames.map(persona => (
        <section key={persona} aria-labelledby={`atlas-${persona}`}>
          <Heading as="h2" size="h3" id={`atlas-${persona}`}>
            {personas[persona]}
          </Heading>
          <Frames>
            {statesOf(subject, persona, theme).map(state => (
              <AtlasFrame key={state.title} {...state} />
            ))}
          </Frames>
        </section>
      ))}
    </Root>
  )
}
