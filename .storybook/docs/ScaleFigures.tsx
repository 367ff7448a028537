import { styled } from 'styled-components'
import { NoteMark } from '../../design-system/src/components/NoteMark/NoteMark.tsx'
import { Scale } from '../../design-system/src/components/Scale/Scale.tsx'
import { Wordmark } from '../../design-system/src/components/Wordmark/Wordmark.tsx'
import { shrutiCents, svaraCents, tallCents, type Svara } from '../../design-system/src/tokens/index.ts'
import { color, media, space, type } from '../../design-system/src/tokens/index.ts'
import { TokenRows } from './DocsParts.tsx'

const Figures = styled.ol.attrs({ className: 'sb-unstyled' })`
  columns: 2;
  margin: ${space[4]} 0 ${space[6]};
  padding: 0;
  list-style: none;
  color: ${color.textBody};
  font-variant-numeric: tabular-nums;
  ${type.small}

  ${media.medium} {
    columns: 4;
  }

  & b {
    color: ${color.textPrimary};
  }
`

const Clipped = styled.div.attrs({ className: 'sb-unstyled' })`
  overflow: hidden;
  margin-block: ${space[4]} ${space[6]};
  border: 1px solid ${color.borderHairline};
  padding: ${space[6]} 0 ${space[6]} ${space[6]};
  color: ${color.textPrimary};

  & > svg {
    display: block;
    inline-size: 40%;
  }
`

const names = new Map<number, string>(Object.entries(svaraCents).map(([name, cents]) => [cents, name]))

/** The wordmark whose headline runs on until its container ends. */
export function TheString() {
  return (
    <Clipped>
      <Wordmark extended />
    </Clipped>
  )
}

/** The octave, then the place of each of its shrutis. */
export function TheScale() {
  return (
    <>
      <div className="sb-unstyled">
        <Scale rule struck="Sa" />
      </div>
      <Figures>
        {shrutiCents.map((cents, index) => (
          <li key={cents}>
            {index + 1}. {tallCents.includes(cents) ? <b>{cents.toFixed(2)}</b> : cents.toFixed(2)}{' '}
            {names.get(cents) ?? ''}
          </li>
        ))}
      </Figures>
    </>
  )
}

/** Every svara that a section may strike. */
export function StruckNotes() {
  const rows = (Object.keys(svaraCents) as Svara[]).map(svara => ({
    name: `struck="${svara}"`,
    facts: [`${svaraCents[svara].toFixed(2)} cents`],
    sample: <Scale rule struck={svara} />,
  }))
  return <TokenRows rows={rows} />
}

const marks = [
  ['komal', 'The bar below the note: lowered'],
  ['shuddha', 'No mark: natural'],
  ['tivra', 'The stroke above the note: raised'],
] as const

/** The emblems of the three models. */
export function TheMarks() {
  const rows = marks.map(([note, meaning]) => ({
    name: `note="${note}"`,
    facts: [meaning],
    sample: <NoteMark note={note} size="medium" label={note} />,
  }))
  return <TokenRows rows={rows} />
}
