import { css, styled } from 'styled-components'
import { forcedBorder } from '../../foundations/forced-border.ts'
import { startMark } from '../../foundations/marks.ts'
import { color, layer, motion, radius, shadow, space, target, type } from '../../tokens/index.ts'
import { stageGround } from '../Stage/stage-ground.ts'

export const Input = styled.input`
  inline-size: 100%;
  min-inline-size: 0;
  block-size: ${target.touch};
  padding: 0;
  border: 0;
  text-overflow: ellipsis;
  background: none;
  color: ${color.textPrimary};
  appearance: none;
  /* The ring is around the whole box. */
  outline: none;

  &::placeholder {
    color: ${color.textMuted};
    opacity: 1;
  }
  &::-webkit-search-cancel-button {
    display: none;
  }
`

export const Root = styled.form`
  position: relative;
  display: flex;
  align-items: center;
  gap: 10px;
  border-block-end: 1px solid ${color.borderControl};
  ${type.ui}
  font-weight: 420;
  color: ${color.textMuted};

  &:focus-within {
    border-color: ${color.textPrimary};
  }
  &:has(> ${Input}:focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: 3px;
  }
`

export const Panel = styled.div`
  position: absolute;
  /* Below the ring around the box. */
  inset-block-start: calc(100% + 6px);
  inset-inline: 0;
  z-index: ${layer.nav};
  /* A bar has less room for the box than its results need, and more beside it. */
  min-inline-size: var(--results-inline-size, 0);
  max-block-size: 70vh;
  overflow: auto;
  padding-block: ${space[2]};
  border-radius: ${radius.overlay};
  background: ${color.surfaceRaised};
  border: ${forcedBorder.edge};
  box-shadow: ${shadow.popover};
  color: ${color.textPrimary};
`

/** Stays in the page while it is empty, so that what comes into it is read out. */
export const Note = styled.p`
  color: ${color.textMuted};

  &:not(:empty) {
    padding: ${space[3]} ${space[4]};
  }
`

export const List = styled.div`
  transition: opacity ${motion.quick} ${motion.easeOut};

  /* What an earlier term found; an answer that comes at once does not make it flicker. */
  &[aria-busy] {
    opacity: 0.6;
    transition-delay: 200ms;
  }
`

const line = css`
  display: grid;
  align-items: center;
  min-block-size: ${target.touch};
  padding: 6px ${space[4]};

  &:hover,
  &[aria-selected='true'] {
    background: ${color.surfaceSunken};
  }
  &[aria-selected='true'] {
    ${startMark('2px', color.accent)}
  }
`

export const Row = styled.a`
  ${line}
  grid-template-columns: ${target.touch} minmax(0, 1fr) auto;
  gap: ${space[3]};
  font-variant-numeric: tabular-nums;
`

/** Leads to a page of products rather than to one of them. */
export const MoreRow = styled.a`
  ${line}
  text-decoration: underline;
  text-decoration-color: ${color.borderControl};
  text-underline-offset: 4px;
`

export const Thumbnail = styled.span`
  block-size: ${target.touch};
  ${stageGround}
`

export const Name = styled.span`
  overflow-wrap: anywhere;
`

export const Price = styled.span`
  text-align: end;
`

export const Dollars = styled.small`
  display: block;
  ${type.micro}
  color: ${color.textMuted};
`
