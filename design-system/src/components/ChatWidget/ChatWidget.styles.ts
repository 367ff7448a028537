import { keyframes, styled } from 'styled-components'
import { forcedBorder } from '../../foundations/forced-border.ts'
import { aboveBottomBar } from '../../foundations/floating.ts'
import { drawn } from '../../foundations/marks.ts'
import { color, layer, media, motion, radius, shadow, space, type } from '../../tokens/index.ts'

const rise = keyframes`from { translate: 0 24px; opacity: 0 }`

/** The panel at its full height (CHAT-1); a low screen takes what it has and leaves the bar above in view. */
const panelBlockSize = 500

export const Root = styled.section`
  ${aboveBottomBar}
  position: fixed;
  inset-block-end: var(--floor);
  inset-inline: 0;
  z-index: ${layer.chatPanel};
  display: flex;
  flex-direction: column;
  block-size: min(${panelBlockSize}px, calc(100dvh - var(--floor) - 60px));
  border-radius: ${radius.overlay} ${radius.overlay} 0 0;

  background: ${color.surfaceRaised};
  color: ${color.textPrimary};
  border: ${forcedBorder.edge};
  box-shadow: ${shadow.overlay};

  &[data-chat='minimised'] {
    block-size: auto;
  }
  ${media.medium} {
    inset-block-end: ${space[5]};
    inset-inline: auto ${space[5]};
    inline-size: 380px;
    block-size: min(${panelBlockSize}px, calc(100dvh - 48px));
    border-radius: ${radius.overlay};

    &[data-side='left'] {
      inset-inline: ${space[5]} auto;
    }
  }
  ${media.motionAllowed} {
    animation: ${rise} ${motion.slow} ${motion.easeOut};
  }
  ${media.print} {
    display: none;
  }
`

export const Header = styled.div`
  display: flex;
  flex: none;
  gap: ${space[1]};
  align-items: center;
  padding-block: 10px;
  padding-inline: 20px 8px;
  border-block-end: 1px solid ${color.borderHairline};

  [data-chat='minimised'] > & {
    block-size: 48px;
    padding-block: 0;
    padding-inline: 0 8px;
    border: 0;
  }
`

export const TitleAndStatus = styled.div`
  flex: 1;
  min-inline-size: 0;
`

export const Title = styled.h2`
  ${type.body}
  font-weight: 500;
  font-stretch: 112%;
  line-height: 1.3;
`

export const Status = styled.p`
  display: flex;
  gap: 6px;
  align-items: center;
  ${type.small}
  font-size: 0.8125rem;
  line-height: 1.3;

  color: ${color.success};

  &::before {
    content: '';
    inline-size: 6px;
    block-size: 6px;
    border-radius: ${radius.round};
    background: currentColor;
    ${drawn}
  }
  &[data-typing] {
    color: ${color.textMuted};
  }
`

export const Restore = styled.button`
  display: flex;
  flex: 1;
  gap: ${space[3]};
  align-items: baseline;
  align-self: stretch;
  padding-inline-start: 20px;
  ${type.body}
  font-weight: 500;
  font-stretch: 112%;
  line-height: 48px;
  text-align: start;

  &:focus-visible {
    outline-offset: -4px;
  }
`

export const Unread = styled.small`
  ${type.small}
  color: ${color.accentText};
`
