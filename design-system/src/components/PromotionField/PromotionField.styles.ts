import { styled } from 'styled-components'
import { color, space, target, type } from '../../tokens/index.ts'

export const Root = styled.details`
  padding-block: ${space[1]};
`

export const Summary = styled.summary`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-block-size: ${target.touch};
  inline-size: fit-content;
  cursor: pointer;
  ${type.ui}
  text-decoration: underline;
  text-decoration-color: ${color.borderControl};
  text-underline-offset: 4px;

  &:hover {
    color: ${color.accentText};
    text-decoration-color: ${color.accent};
  }

  &::marker,
  &::-webkit-details-marker {
    display: none;
    content: '';
  }
`

/** Points down while the field is folded away, and up while it shows. */
export const Arrow = styled.span`
  ${Root}[open] > ${Summary} > & {
    rotate: 180deg;
  }
`

export const Form = styled.form`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: start;
  gap: ${space[2]};
  margin-block-start: ${space[2]};
`

export const Best = styled.form`
  display: grid;
  gap: ${space[1]};
  margin-block-start: ${space[3]};
`

export const Reason = styled.p`
  ${type.small}
  color: ${color.textMuted};
`

export const Applied = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]};
  min-block-size: ${target.touch};
  ${type.small}
  color: ${color.success};
`

export const Remove = styled.button`
  min-block-size: ${target.touch};
  color: ${color.textPrimary};
  text-decoration: underline;
  text-decoration-color: ${color.borderControl};
  text-underline-offset: 4px;
`
