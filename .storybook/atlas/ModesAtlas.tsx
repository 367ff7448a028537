import { useEffect, useState, useSyncExternalStore } from 'react'
import { styled } from 'styled-components'
import { Heading } from '../../design-system/src/components/Heading/Heading.tsx'
import { Select } from '../../design-system/src/components/Select/Select.tsx'
import { space } from '../../design-system/src/tokens/index.ts'
import { watchTheme } from '../docs/Swatches.tsx'
import { themeNamed } from '../docs/theme.ts'
import { AtlasFrame } from './AtlasFrame.tsx'
import { componentsOf, modeStatesOf, sheetAddress, type IndexEntry } from './mode-states.ts'

const Root = styled.div`
  display: grid;
  gap: ${space[6]};

  & > :first-child {
    max-inline-size: 420px;
  }
`

const Frames = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[5]};
`

const Sheet = styled.img`
  max-inline-size: 100%;
  block-size: auto;
`

/** Of a frame on the page, in pixels; a narrower one is shown as it is. */
const widestShown = 480

async function readComponents(): Promise<ReadonlyMap<string, string>> {
  const answer = await fetch('index.json')
  const { entries } = (await answer.json()) as { readonly entries: Readonly<Record<string, IndexEntry>> }
  return componentsOf(Object.values(entries))
}

/** One component in every mode: live where a page can set the mode, and as it was accepted in all of them. */
export function ModesAtlas() {
  const [components, setComponents] = useState<ReadonlyMap<string, string>>(new Map())
  const [title, setTitle] = useState('Actions/Button')
  const theme = themeNamed(useSyncExternalStore(watchTheme, () => document.documentElement.dataset.theme))
  useEffect(() => {
    void readComponents().then(setComponents)
  }, [])
  const storyId = components.get(title)
  return (
    <Root className="sb-unstyled">
      <Select label="Which component" value={title} onChange={event => setTitle(event.currentTarget.value)}>
        {[...components.keys()].toSorted().map(name => (
          <option key={name}>{name}</option>
        ))}
      </Select>
      {storyId && (
        <>
          <Heading as="h2" size="h3">
            Live
          </Heading>
          <Frames>
            {modeStatesOf(storyId, theme).map(state => (
              <AtlasFrame key={state.address} {...state} shown={Math.min(state.width, widestShown)} />
            ))}
          </Frames>
          <Heading as="h2" size="h3">
            As accepted
          </Heading>
          <a href={sheetAddress(storyId)} target="_blank" rel="noreferrer">
            <Sheet src={sheetAddress(storyId)} alt={`${title} in all modes`} loading="lazy" />
          </a>
        </>
      )}
    </Root>
  )
}
