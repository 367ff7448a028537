import { styled } from 'styled-components'
import { color, layer, media, motion, space } from '../../tokens/index.ts'
import { Badge } from '../Badge/Badge.tsx'
import { Glyph } from '../IconButton/IconButton.styles.ts'
import { Price } from '../Price/Price.tsx'
import { Stage } from '../Stage/Stage.tsx'
import { aboveNameLink } from './CardColours.styles.ts'

export const Root = styled.article`
  --inset: 12px;

  position: relative;
  display: flex;
  flex-direction: column;
  block-size: 100%;
  min-inline-size: 0;
  padding: var(--inset) var(--inset) ${space[4]};

  > [data-part='favourite'] {
    position: absolute;
    z-index: ${layer.raised};
    inset-block-start: var(--inset);
    inset-inline-end: var(--inset);
  }
  > [data-part='favourite'][aria-pressed='true'] ${Glyph} {
    fill: ${color.accent};
    color: ${color.accent};
  }
  /* The heart lies on the stage, and is drawn in ink where the stage is light. */
  &:has([data-object='dark']) > [data-part='favourite'],
  &:has([data-object='dark']) > [data-part='favourite'][aria-pressed='true'] ${Glyph} {
    color: ${color.onStageLit};
  }

  /* The second picture is neither fetched nor shown where nothing can hover. */
  [data-second] {
    display: none;
  }
  ${media.hover} {
    [data-second] {
      position: absolute;
      inset: 0;
      display: block;
      background: ${color.surfaceStage};
      opacity: 0;
      transition: opacity ${motion.base} ${motion.easeOut};
    }
    [data-second][data-object='dark'] {
      background: ${color.surfaceStageLit};
    }
    &:hover [data-second] {
      opacity: 1;
    }
  }

  ${media.medium} {
    --inset: 20px;
    padding-inline: ${space[6]};
    padding-block-end: 26px;

    > [data-part='favourite'] {
      inset-inline-end: ${space[6]};
    }
  }
`

export const Ground = styled(Stage)`
  margin-block-end: ${space[3]};
`

export const Tag = styled(Badge)`
  position: absolute;
  inset-block-start: calc(var(--inset) + 8px);
  inset-inline-start: calc(var(--inset) + 8px);

  ${media.medium} {
    inset-inline-start: 36px;
    inset-block-start: 32px;
  }
`

export const Name = styled.h3`
  font-size: 1rem;
  font-weight: 480;
  font-stretch: 114%;
  line-height: 1.25;
  overflow-wrap: anywhere;

  ${media.medium} {
    font-size: 1.125rem;
  }
`

/** Covers the whole cell. */
export const NameLink = styled.a`
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: 2px solid ${color.focus};
    outline-offset: -3px;
  }
`

export const Description = styled.p`
  margin-block: 3px ${space[3]};
  font-size: 0.84375rem;
  line-height: 1.4;
  color: ${color.textMuted};

  ${media.medium} {
    font-size: 0.90625rem;
  }
`

export const Reviews = styled.p`
  margin-block-end: ${space[1]};
`

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space[2]};
  margin-block-start: auto;
  padding-block-start: ${space[2]};

  > [data-part='notify'] {
    ${aboveNameLink}
  }
`

export const CardPrice = styled(Price)`
  flex: 1;
`

export const AddForm = styled.form`
  ${aboveNameLink}
`

/** Needs scripts: without them the page to compare on has a form. */
export const CompareChoice = styled.div`
  ${aboveNameLink}
  inline-size: fit-content;
  margin-block-start: ${space[2]};

  @media (scripting: none) {
    display: none;
  }
`
