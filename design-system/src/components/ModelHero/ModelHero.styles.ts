import { keyframes, styled } from 'styled-components'
import { inlineSign } from '../../foundations/direction.ts'
import { color, media, motion, space, target, type } from '../../tokens/index.ts'
import { Wordmark } from '../Wordmark/Wordmark.tsx'

/** A damped swing of 6 px: the control point of a quadratic curve moves twice as far as the curve. */
const pluck = keyframes`
  0%, 100% { d: path('M6,0Q6,50 6,100') }
  10% { d: path('M6,0Q18,50 6,100') }
  28% { d: path('M6,0Q-2,50 6,100') }
  46% { d: path('M6,0Q11,50 6,100') }
  64% { d: path('M6,0Q3,50 6,100') }
  82% { d: path('M6,0Q7,50 6,100') }
`

/**
 * --unit is one unit of the wordmark's drawing (3664 wide, its headline 517 below the top and 43 thick), so
 * that the string, the ticks and the hanging models line up with the letters at every width.
 */
export const Root = styled.section`
  --unit: calc(100vw * 0.000215);
  --edge: ${space.gutter};
  --top: 26px;
  --string: calc(var(--unit) * 517 + var(--top));

  position: relative;
  overflow: hidden;
  padding-block-end: 40px;

  ${media.medium} {
    --unit: calc(min(100vw, 1520px) * 0.000122);
    --edge: max(${space.gutter}, calc((100vw - 1440px) / 2 + ${space.gutter}));
    --top: 36px;
    --notes: calc(var(--edge) + var(--unit) * 3900);
    display: flex;
    flex-direction: column;
    justify-content: flex-end;
    min-block-size: clamp(640px, 54.8vw, 900px);
    padding-block: calc(var(--unit) * 2320 + var(--top)) 44px;
  }
`

export const Letters = styled(Wordmark)`
  position: absolute;
  inset-block-start: var(--top);
  inset-inline-start: var(--edge);
  inline-size: calc(var(--unit) * 3664);
`

export const Ticks = styled.svg`
  position: absolute;
  inset-block-start: calc(var(--string) - 18px);
  inset-inline: var(--notes) var(--edge);
  inline-size: calc(100% - var(--notes) - var(--edge));
  max-inline-size: none;
  block-size: 18px;
  overflow: visible;

  ${media.mobile} {
    display: none;
  }
`

export const TickLines = styled.path`
  stroke: ${color.textPrimary};
  vector-effect: non-scaling-stroke;
`

/** On a phone the models hang from a second string below the word. */
export const Models = styled.ul`
  position: relative;

  ${media.mobile} {
    block-size: max(272px, 69.7vw);
    margin-block-start: calc(var(--unit) * 2320 + 104px);
    border-block-start: calc(var(--unit) * 43) solid ${color.textPrimary};

    &[data-empty] {
      block-size: 0;
      margin-block-start: calc(var(--unit) * 2320 + 64px);
      border: 0;
    }
  }
  ${media.medium} {
    position: static;
  }
`

export const Hang = styled.a`
  --at: 0.46;
  --length: 78px;
  --scale: 1.22;

  position: absolute;
  inset-block-start: 0;
  inset-inline-start: calc(var(--edge) + (100% - var(--edge) * 2) * var(--at));
  inline-size: 0;

  &[data-note='komal'] {
    --at: 0.12;
    --length: 34px;
    --scale: 1;
  }
  &[data-note='shuddha'] {
    --at: 0.8;
    --length: 20px;
    --scale: 1;
  }

  ${media.medium} {
    --at: 0.4918;
    --length: 150px;
    inset-block-start: var(--string);
    inset-inline-start: calc(var(--notes) + (100% - var(--notes) - var(--edge)) * var(--at));

    &[data-note='komal'] {
      --at: 0.0931;
      --length: 84px;
    }
    &[data-note='shuddha'] {
      --at: 0.9069;
      --length: 60px;
    }
  }

  /* The struck tick. */
  &::before {
    content: '';
    position: absolute;
    inset-block-end: 100%;
    inset-inline-start: -1px;
    inline-size: 2px;
    block-size: 26px;
    background: ${color.accent};
    transform-origin: bottom;
    transition: transform ${motion.base} ${motion.easeOut};
  }

  &::after {
    content: '';
    position: absolute;
    inset-block-start: calc(var(--length) - 3px);
    inset-inline-start: -3.5px;
    inline-size: 7px;
    block-size: 7px;
    border: 1px solid ${color.textPrimary};
    border-radius: 50%;
    background: ${color.surfacePage};
  }

  &:hover::before,
  &:focus-visible::before {
    transform: scale(2, 1.15);
  }
  &:focus-visible {
    outline: none;
  }
`

export const Label = styled.span`
  position: absolute;
  inset-block-end: calc(100% + 34px);
  inset-inline-start: -1px;
  ${type.ui}
  /* Enlarged on a phone, the names stay beside each other and on the page. */
  font-size: min(0.9375rem, 5.5vw);
  font-weight: 500;
  font-stretch: 114%;
  line-height: 1.2;
  white-space: nowrap;

  /* Between the two widths the last name would run off the page. */
  @media (min-width: 768px) and (max-width: 1100px) {
    ${Hang}[data-note='shuddha'] > & {
      inset-inline: auto -34px;
    }
  }
  ${Hang}:focus-visible > & {
    outline: 2px solid ${color.focus};
    outline-offset: 3px;
  }
`

export const LabelPrice = styled.small`
  display: block;
  font-size: min(0.84375rem, 5vw);
  font-weight: 400;
  font-stretch: 104%;
  color: ${color.textMuted};
`

export const HangString = styled.svg`
  position: absolute;
  inset-inline-start: -6px;
  inline-size: 12px;
  max-inline-size: none;
  block-size: var(--length);
  overflow: visible;
`

export const StringLine = styled.path`
  fill: none;
  stroke: ${color.textPrimary};
  vector-effect: non-scaling-stroke;

  ${media.motionAllowed} {
    ${Hang}:hover &,
    ${Hang}:focus-visible & {
      animation: ${pluck} ${motion.pluck} ${motion.easeOut};
    }
  }
`

/** The earbud on the string's end. */
export const Bud = styled.div`
  position: absolute;
  inset-block-start: var(--length);
  inline-size: calc(44vw * var(--scale));
  aspect-ratio: 1;
  translate: calc(-50% * ${inlineSign});

  ${media.medium} {
    inline-size: calc(min(100vw, 1520px) * 0.17 * var(--scale));
  }
`

export const Copy = styled.div`
  padding-inline: ${space.gutter};

  ${media.medium} {
    position: relative;
    inline-size: min(760px, 56vw);
    margin-inline-start: var(--edge);
    padding-inline: 0;
  }
`

export const Title = styled.h1`
  ${type.h1}
  text-wrap: balance;
`

export const Introduction = styled.p`
  max-inline-size: 48ch;
  margin-block: ${space[4]} 26px;
  ${type.lead}
  color: ${color.textBody};
  text-wrap: pretty;
`

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};

  > [data-part='action'] {
    flex: 1 0 auto;
    padding-inline: ${space[3]};
  }
  ${media.medium} {
    > [data-part='action'] {
      flex: none;
      padding-inline: ${space[6]};
    }
  }
`

export const Key = styled.div`
  display: none;

  ${media.large} {
    position: absolute;
    inset-block-end: 44px;
    inset-inline-end: calc(var(--edge) + 76px);
    display: block;
    inline-size: 272px;
    padding-block-start: ${space[3]};
    border-block-start: 1px solid ${color.borderControl};
    ${type.small}
    color: ${color.textMuted};
  }
`

export const Play = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  min-block-size: ${target.minimum};
  color: ${color.textPrimary};

  /* It sounds by script alone. */
  @media (scripting: none) {
    display: none;
  }
`

export const PlayLabel = styled.span`
  text-decoration: underline;
  text-decoration-color: ${color.borderControl};
  text-underline-offset: 4px;

  ${Play}:hover & {
    text-decoration-color: ${color.accent};
  }
`
