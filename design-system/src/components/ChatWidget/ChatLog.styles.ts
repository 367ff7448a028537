import { css, styled } from 'styled-components'
import { forcedBorder } from '../../foundations/forced-border.ts'
import { color, radius, space, type } from '../../tokens/index.ts'
import { Link } from '../Link/Link.tsx'

export const Log = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: 14px;
  min-block-size: 0;
  padding: 18px 20px ${space[3]};
  overflow-y: auto;
  overscroll-behavior: contain;

  &:focus-visible {
    outline-offset: -2px;
  }
`

/** The first line stands at the bottom, and the log still scrolls: `justify-content: end` would cut it off. */
const atTheBottom = css`
  &:first-child {
    margin-block-start: auto;
  }
`

/** The agent's lines hang from a string; the shopper's are sunken blocks. */
export const Message = styled.div`
  ${atTheBottom}
  max-inline-size: 88%;
  ${type.ui}
  font-weight: 400;
  line-height: 1.45;
  overflow-wrap: anywhere;

  &[data-sender='agent'] {
    padding-inline-start: 14px;
    border-inline-start: 1.5px solid ${color.textPrimary};
    color: ${color.textBody};
  }
  &[data-sender='user'] {
    align-self: flex-end;
    padding: 9px 14px;
    border-radius: ${radius.control};
    background: ${color.surfaceSunken};
    color: ${color.textPrimary};
    border: ${forcedBorder.edge};
  }
`

export const Paragraph = styled.p`
  & + & {
    margin-block-start: 6px;
  }
`

export const ContactLink = styled(Link)`
  &[href^='tel:'] {
    white-space: nowrap;
  }
`

export const AnswerLinks = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
  margin-block-start: ${space[1]};
`

export const Time = styled.time`
  display: block;
  margin-block-start: 2px;
  ${type.micro}
  color: ${color.textMuted};

  ${Message}[data-sender='user'] > & {
    display: none;
  }
`

export const Typing = styled.p`
  ${atTheBottom}
  display: flex;
  gap: 4px;
  align-items: flex-end;
  padding-inline-start: 14px;

  color: ${color.accent};
`

export const QuickReplies = styled.ul`
  ${atTheBottom}
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`
