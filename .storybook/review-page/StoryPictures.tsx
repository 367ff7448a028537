import { useState, type CSSProperties } from 'react'
import { Chip } from '../../design-system/src/components/Chip/Chip.tsx'
import { Stack } from '../../design-system/src/components/Stack/Stack.tsx'
import { Text } from '../../design-system/src/components/Text/Text.tsx'
import { breakpoint } from '../../design-system/src/tokens/index.ts'
import type { PictureChange, PictureFile, StoryChange } from '../review/model.ts'
import { Caption, Choices, Cut, CutRange, Figure, Layers, Pair, Strip } from './ReviewPage.styles.ts'

export const views = {
  pair: 'Side by side',
  before: 'Before',
  after: 'After',
  difference: 'Difference',
  slider: 'Slider',
} as const

export type View = keyof typeof views

interface PictureProps {
  picture: PictureFile
  /** "Before" */
  label: string
  /** What it is a picture of. */
  of: string
}

/** Wide and low: at half its size or on a phone nobody sees what is in it. */
const isStrip = ({ width, height }: PictureFile) => width > 720 && height * 3 < width

function Picture({ picture, label, of }: PictureProps) {
  const { file, width, height } = picture
  const name = `${of}, ${label.toLowerCase()}`
  const image = <img src={file} width={width} height={height} alt={name} loading="lazy" />
  return (
    <Figure>
      {isStrip(picture) ? (
        <Strip tabIndex={0} role="region" aria-label={name}>
          {image}
        </Strip>
      ) : (
        image
      )}
      <Caption>
        <a href={file} target="_blank" rel="noreferrer">
          {label}
        </a>
        , {width} × {height} px
      </Caption>
    </Figure>
  )
}

interface SliderProps {
  before: PictureFile
  after: PictureFile
  of: string
}

const percentOf = (part: number, whole: number) => `${(part / whole) * 100}%`

/** The one before left of the cut, the one after right of it, at one scale. */
function Slider({ before, after, of }: SliderProps) {
  const [cut, setCut] = useState(50)
  const width = Math.max(before.width, after.width)
  const height = Math.max(before.height, after.height)
  const frame = {
    '--cut': `${cut}%`,
    maxInlineSize: width,
    aspectRatio: `${width} / ${height}`,
  } as CSSProperties
  return (
    <Figure>
      <Layers style={frame}>
        <img
          src={before.file}
          width={before.width}
          height={before.height}
          style={{ inlineSize: percentOf(before.width, width) }}
          alt={`${of}, before`}
          loading="lazy"
        />
        <div data-layer="after">
          <img
            src={after.file}
            width={after.width}
            height={after.height}
            style={{ inlineSize: percentOf(after.width, width) }}
            alt={`${of}, after`}
            loading="lazy"
          />
        </div>
        <CutRange
          type="range"
          min={0}
          max={100}
          value={cut}
          aria-label="How much of the picture before shows"
          aria-valuetext={`${cut} % before, ${100 - cut} % after`}
          onChange={event => setCut(Number(event.target.value))}
        />
        <Cut aria-hidden="true" />
      </Layers>
      <Caption>Before on the left, after on the right. Drag, or use the arrow keys.</Caption>
    </Figure>
  )
}

function Shown({ change, view, of }: { change: PictureChange; view: View; of: string }) {
  const { before, after, difference } = change
  if (!before || !after || !difference) {
    return (
      <>
        {before && <Picture picture={before} label="Before" of={of} />}
        {after && <Picture picture={after} label="After" of={of} />}
      </>
    )
  }
  if (view === 'slider') return <Slider before={before} after={after} of={of} />
  if (view === 'pair') {
    return (
      <Pair data-beside={isStrip(after) ? undefined : true}>
        <Picture picture={before} label="Before" of={of} />
        <Picture picture={after} label="After" of={of} />
      </Pair>
    )
  }
  return <Picture picture={{ before, after, difference }[view]} label={views[view]} of={of} />
}

const nameOf = ({ width, theme, isSheet }: PictureChange) =>
  isSheet ? 'Every mode' : `${width} px, ${theme}`

/** From wide to narrow, light before dark; the sheet is the last. */
const order = (one: PictureChange, other: PictureChange) =>
  Number(one.isSheet) - Number(other.isSheet) ||
  other.width - one.width ||
  other.theme.localeCompare(one.theme)

const isPhone = () => !window.matchMedia(`(min-width: ${breakpoint.medium}px)`).matches

/** On a phone one picture fills the screen: it is the one that shows what changed. */
export const firstView = (): View => (isPhone() ? 'difference' : 'pair')

export interface StoryPicturesProps {
  story: StoryChange
  view: View
  onViewChange: (view: View) => void
}

/** The pictures of a story that changed: one at a time, in the view that is chosen. */
export function StoryPictures({ story, view, onViewChange }: StoryPicturesProps) {
  const pictures = story.pictures.toSorted(order)
  // A phone shows the picture of a phone first.
  const [name, setName] = useState(
    (isPhone() ? (pictures.findLast(({ isSheet }) => !isSheet) ?? pictures[0]) : pictures[0])?.name,
  )
  const change = pictures.find(picture => picture.name === name)
  if (!change) return <Text size="small">This story has no pictures.</Text>
  const of = `${story.title}, ${story.name}, ${nameOf(change)}`
  return (
    <Stack gap={3}>
      <Choices role="group" aria-label={`Pictures of ${story.title}, ${story.name}`}>
        {pictures.map(picture => (
          <Chip key={picture.name} selected={picture.name === name} onClick={() => setName(picture.name)}>
            {nameOf(picture)}
          </Chip>
        ))}
      </Choices>
      {change.difference && (
        <Choices role="group" aria-label={`View of ${story.title}, ${story.name}`}>
          {(Object.keys(views) as View[]).map(each => (
            <Chip key={each} selected={each === view} onClick={() => onViewChange(each)}>
              {views[each]}
            </Chip>
          ))}
        </Choices>
      )}
      <Shown key={change.name} change={change} view={view} of={of} />
      {change.reason && (
        <Text size="small" tone="muted">
          {change.reason}
          {change.taken ? '' : '. Not among the accepted pictures yet'}
        </Text>
      )}
    </Stack>
  )
}
