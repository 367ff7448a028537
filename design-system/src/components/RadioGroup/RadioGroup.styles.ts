import { styled } from 'styled-components'
import { startMark } from '../../foundations/marks.ts'
import { color, radius, space, type } from '../../tokens/index.ts'
import { choiceAside, choiceMarker, choiceRow, choiceStates } from '../Field/choice.styles.ts'

export const Root = styled.fieldset`
  position: relative;
  display: grid;
  gap: 6px;
`

export const Legend = styled.legend`
  margin-block-end: 6px;
  ${type.small}
  font-size: 0.90625rem;
  font-weight: 480;

  color: ${color.textPrimary};
`

export const Row = styled.label`
  gap: 14px;
  min-block-size: 36px;
  ${choiceRow}
`

export const Options = styled.div`
  &[data-variant='cards'] {
    border: 1px solid ${color.borderHairline};
    background: ${color.surfaceRaised};
  }
  &[data-variant='cards'] > ${Row} {
    min-block-size: 60px;
    padding: ${space[2]} 18px;
    font-size: 1rem;
  }
  &[data-variant='cards'] > ${Row} + ${Row} {
    border-block-start: 1px solid ${color.borderHairline};
  }
  &[data-variant='cards'] > ${Row}:has(:checked) {
    ${startMark('3px', color.borderStrong)}
  }
`

export const Circle = styled.input`
  ${choiceMarker}
  border-radius: ${radius.round};

  &:checked {
    border-color: ${color.textPrimary};
  }
  &:checked::before {
    inline-size: 10px;
    block-size: 10px;
    border-radius: ${radius.round};
    background: ${color.textPrimary};
    content: '';
  }
  &[aria-invalid='true'] {
    border-color: ${color.danger};
  }
  ${choiceStates}
`

export const Description = styled.span`
  display: block;
  ${type.small}

  color: ${color.textMuted};
`

export const Aside = styled.span`
  ${type.small}
  ${choiceAside}
  text-align: end;
`
