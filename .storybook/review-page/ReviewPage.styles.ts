import { styled } from 'styled-components'
import { color, layer, media, space, tabularFigures, type } from '../../design-system/src/tokens/index.ts'

export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  padding-block: ${space[5]} ${space[9]};
  overflow-wrap: anywhere;
`

export const Top = styled.header`
  display: grid;
  gap: ${space[4]};
`

export const Brand = styled.div`
  inline-size: 88px;
`

/** Stays in view while the stories pass below it. */
export const Bar = styled.div`
  position: sticky;
  inset-block-start: 0;
  z-index: ${layer.sticky};
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[4]};
  align-items: center;
  justify-content: space-between;
  padding-block: ${space[3]};
  border-block-end: 1px solid ${color.borderStrong};

  background: ${color.surfacePage};
`

/** One line that scrolls sideways on a phone, so that the bar stays low. */
export const Choices = styled.div`
  display: flex;
  gap: ${space[2]};
  overflow-x: auto;
  max-inline-size: calc(100% + 6px);
  margin-inline: -3px;
  padding: 3px;
`

export const Keys = styled.p`
  display: none;
  ${type.small}
  color: ${color.textMuted};

  ${media.large} {
    display: block;
  }

  & kbd {
    padding-inline: 6px;
    border: 1px solid ${color.borderControl};
    font: inherit;
    color: ${color.textPrimary};
  }
`

export const Stories = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
`

export const Card = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  scroll-margin-block-start: 160px;
  border-block-start: 2px solid ${color.borderStrong};
  padding-block-start: ${space[4]};

  ${media.medium} {
    scroll-margin-block-start: 88px;
  }

  &[data-verdict='accepted'] {
    border-color: ${color.success};
  }
  &[data-verdict='rejected'] {
    border-color: ${color.danger};
  }
`

export const CardHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]} ${space[5]};
  align-items: start;
  justify-content: space-between;
`

export const Pair = styled.div`
  display: grid;
  gap: ${space[4]};
  align-items: start;

  ${media.medium} {
    &[data-beside] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`

export const Figure = styled.figure`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};
  justify-items: start;
  min-inline-size: 0;

  & img {
    block-size: auto;
    border: 1px solid ${color.borderHairline};
  }
`

export const Caption = styled.figcaption`
  ${type.small}
  ${tabularFigures}
  color: ${color.textMuted};

  & a {
    color: ${color.textPrimary};
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`

/** Holds a picture that is wide and low at a size at which one sees what is in it. */
export const Strip = styled.div`
  overflow-x: auto;
  max-inline-size: 100%;

  & img {
    max-inline-size: none;
    inline-size: max(100%, 1040px);
  }
`

/** Two pictures on each other at one scale; `--cut` is the share of the one before. */
export const Layers = styled.div`
  position: relative;
  overflow: hidden;
  inline-size: 100%;
  border: 1px solid ${color.borderHairline};

  & img {
    display: block;
    block-size: auto;
    max-inline-size: none;
  }
  & img + img {
    position: absolute;
    inset: 0 auto auto 0;
  }
  & [data-layer='after'] {
    position: absolute;
    inset: 0;
    clip-path: inset(0 0 0 var(--cut));
    background: ${color.surfacePage};
  }
`

export const Cut = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-start: var(--cut);
  inline-size: 2px;
  background: ${color.accent};
  transform: translateX(-1px);
  pointer-events: none;

  &::after {
    content: '';
    position: absolute;
    inset-block-start: min(50%, 320px);
    inset-inline-start: 50%;
    inline-size: 28px;
    block-size: 28px;
    border: 2px solid ${color.accent};
    border-radius: 999px;
    background: ${color.surfacePage};
    transform: translate(-50%, -50%);
  }
`

/** As large as the picture, and invisible: the cut shows where it stands, and that it has the focus. */
export const CutRange = styled.input`
  position: absolute;
  inset: 0;
  z-index: ${layer.raised};
  inline-size: 100%;
  block-size: 100%;
  margin: 0;
  opacity: 0;
  cursor: ew-resize;
  touch-action: pan-y;

  &:focus-visible + span::after {
    outline: 2px solid ${color.focus};
    outline-offset: 3px;
  }
`

export const Lines = styled.pre`
  overflow-x: auto;
  margin: 0;
  padding: ${space[4]};
  border: 1px solid ${color.borderHairline};
  font:
    13px/1.5 ui-monospace,
    monospace;
  background: ${color.surfaceSunken};
  color: ${color.textBody};
`

export const Line = styled.span`
  display: block;

  &[data-sign='+'] {
    color: ${color.success};
  }
  &[data-sign='-'] {
    color: ${color.danger};
  }
`

export const Sample = styled.span`
  display: inline-block;
  inline-size: 14px;
  block-size: 14px;
  margin-inline-end: ${space[2]};
  border: 1px solid ${color.borderControl};
  border-radius: 999px;
  vertical-align: -2px;
`

export const Files = styled.ul`
  ${type.small}
  color: ${color.textBody};
`
