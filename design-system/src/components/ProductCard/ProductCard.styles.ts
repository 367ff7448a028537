import { styled } from 'styled-components'
import { color, layer, media, motion, space } from '../../tokens/index.ts'

export const Root = styled.article`
  --inset: 12px;

  position: relative;
  display: flex;
  flex-direction: column;
  block-size: 100%;
  min-inline-size: 0;
  padding: var(--inset) var(--inset) ${space[4]};

  > div:first-child {
    margin-block-end: ${space[3]};
  }
  > div:first-child + span {
    position: absolute;
    inset-block-start: calc(var(--inset) + 8px);
    inset-inline-start: calc(var(--inset) + 8px);
  }
  > button {
    position: absolute;
    z-index: ${layer.raised};
    inset-block-start: var(--inset);
    inset-inline-end: var(--inset);
  }
  > button[aria-pressed='true'] svg {
    fill: ${color.accent};
    color: ${color.accent};
  }
  h2,
  h3 {
    font-size: 16px;
    font-weight: 480;
    font-stretch: 114%;
    line-height: 1.25;
    overflow-wrap: anywhere;
  }
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  a:focus-visible {
    outline: none;
  }
  a:focus-visible::after {
    outline: 2px solid ${color.focus};
    outline-offset: -3px;
  }
  > p {
    margin-block: 3px ${space[3]};
    font-size: 13.5px;
    line-height: 1.4;
    color: ${color.textMuted};
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
      background-color: ${color.surfaceStage};
      opacity: 0;
      transition: opacity ${motion.base} ${motion.easeOut};
    }
    &:hover [data-second] {
      opacity: 1;
    }
  }

  ${media.medium} {
    --inset: 20px;
    padding-inline: ${space[6]};
    padding-block-end: 26px;

    > div:first-child + span {
      inset-inline-start: 36px;
      inset-block-start: 32px;
    }
    > button {
      inset-inline-end: ${space[6]};
    }
    h2,
    h3 {
      font-size: 18px;
    }
    > p {
      font-size: 14.5px;
    }
  }
`

export const Colours = styled.div`
  display: flex;
  flex-wrap: wrap;
  margin-inline-start: -5px;
`

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space[2]};
  margin-block-start: auto;
  padding-block-start: ${space[2]};

  > :first-child {
    flex: 1;
  }
  form,
  button {
    position: relative;
    z-index: ${layer.raised};
  }
`
