import { styled } from 'styled-components'
import { drawn, drawnAsCurrent } from '../../foundations/marks.ts'
import { color, target, type } from '../../tokens/index.ts'

export const Root = styled.ol`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 1fr;
  border-block-start: 1px solid ${color.borderControl};
  ${type.ui}
  font-weight: 420;

  color: ${color.textMuted};
`

export const Step = styled.li`
  position: relative;
  min-block-size: ${target.touch};
  padding-block-start: 14px;

  &::before,
  &::after {
    content: '';
    position: absolute;
    inset-inline-start: 0;
  }
  &::before {
    inset-block-start: -1px;
    inline-size: 1px;
    block-size: 10px;
    background: ${color.borderControl};
    ${drawn}
  }
  &::after {
    inset-block-start: -2px;
    block-size: 3px;
  }
  &[data-state='done'] {
    color: ${color.textPrimary};
  }
  &[data-state='done']::after {
    inline-size: 100%;
    background: ${color.textPrimary};
    ${drawn}
  }
  &[data-state='current'] {
    color: ${color.textPrimary};
    font-weight: 540;
  }
  &[data-state='current']::after {
    inline-size: 34%;
    background: ${color.accent};
    ${drawnAsCurrent}
  }
`

export const StepLink = styled.a`
  display: inline-block;
  min-block-size: ${target.minimum};
  text-decoration: underline;
  text-decoration-color: ${color.borderControl};
  text-underline-offset: 4px;
`
