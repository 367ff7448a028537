import { keyframes, styled } from 'styled-components'
import { forcedBorder } from '../../foundations/forced-border.ts'
import { aboveBottomBar } from '../../foundations/floating.ts'
import { color, layer, media, motion, radius, shadow, space, type } from '../../tokens/index.ts'

/** Stands still meanwhile: where it lies is measured. */
const appear = keyframes`from { opacity: 0 }`

export const Root = styled.section`
  ${aboveBottomBar}
  position: fixed;
  inset-block-end: calc(var(--floor) + ${space[3]});
  inset-inline: ${space[3]};
  z-index: ${layer.offer};
  border-radius: ${radius.overlay};

  background: ${color.surfaceRaised};
  color: ${color.textPrimary};
  border: ${forcedBorder.edge};
  box-shadow: ${shadow.overlay};

  &[data-aside] {
    visibility: hidden;
  }
  /* The chat never covers it (CHAT-1). On a phone there is room for one: the offer waits, or stands above the bar. */
  ${media.mobile} {
    body:has([data-chat='open']) & {
      display: none;
    }
    body:has([data-chat='minimised']) & {
      inset-block-end: calc(var(--floor) + 48px + ${space[3]});
    }
  }
  ${media.medium} {
    inset-block-end: 96px;
    inset-inline: auto ${space[5]};
    inline-size: 336px;

    body:has([data-chat='open']:not([data-side='left'])) & {
      inset-block-end: ${space[5]};
      inset-inline-end: calc(${space[5]} + 380px + ${space[3]});
    }
  }
  ${media.motionAllowed} {
    animation: ${appear} ${motion.base} ${motion.easeOut};
  }
  ${media.print} {
    display: none;
  }
`

export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  column-gap: ${space[2]};
  padding: ${space[2]} 20px 18px;

  > [data-part='close'] {
    grid-column: 2;
    grid-row: 1;
    margin-block-start: -14px;
    margin-inline-end: -14px;
  }
`

export const Title = styled.h2`
  grid-column: 1;
  ${type.h2}
  font-stretch: 120%;
  line-height: 1.1;
  text-wrap: balance;
`

export const Words = styled.p`
  grid-column: 1 / -1;
  margin-block-start: ${space[2]};
  ${type.ui}
  font-weight: 400;
  line-height: 1.5;

  color: ${color.textBody};
`

export const CodeRow = styled.div`
  display: flex;
  grid-column: 1 / -1;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[1]} ${space[3]};
  margin-block-start: 14px;
  padding: 4px;
  padding-inline-start: 16px;
  border: 1px dashed ${color.borderControl};
`

export const Code = styled.code`
  overflow-wrap: anywhere;
  font: inherit;
  font-size: 1.125rem;
  font-stretch: 116%;
  font-weight: 500;
  letter-spacing: 0.06em;
  user-select: all;
`

/** Both words in one place, so that the button keeps its width. */
export const CopyLabels = styled.span`
  display: grid;
`

export const CopyLabel = styled.span`
  display: flex;
  grid-area: 1 / 1;
  gap: ${space[2]};
  align-items: center;
  justify-content: center;

  &[aria-hidden] {
    visibility: hidden;
  }
`
