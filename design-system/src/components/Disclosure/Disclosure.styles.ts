import { styled } from 'styled-components'
import { color, layer, media, motion, space, type } from '../../tokens/index.ts'
import { Icon } from '../Icon/Icon.tsx'

export const Root = styled.details`
  border-block-end: 1px solid ${color.borderHairline};
`

export const Summary = styled.summary`
  display: flex;
  gap: ${space[4]};
  align-items: center;
  justify-content: space-between;
  min-block-size: 56px;
  padding-block: ${space[3]};
  ${type.body}
  font-weight: 500;
  font-stretch: 110%;
  line-height: 1.3;
  list-style: none;
  cursor: pointer;

  color: ${color.textPrimary};

  &::-webkit-details-marker {
    display: none;
  }
  ${media.hover} {
    &:hover {
      color: ${color.accentText};
    }
  }
  /* Its ring lies over what it opens, which may have a ground of its own. */
  &:focus-visible {
    position: relative;
    z-index: ${layer.raised};
  }
`

export const Chevron = styled(Icon)`
  transition: rotate ${motion.base} ${motion.easeOut};

  ${Root}[open] > ${Summary} > & {
    rotate: 180deg;
  }
`

export const Content = styled.div`
  padding-block-end: ${space[5]};
  ${type.body}

  color: ${color.textBody};
`

export const AccordionRoot = styled.div`
  border-block-start: 1px solid ${color.borderHairline};
`
