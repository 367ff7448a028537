import { styled } from 'styled-components'
import { color, media, space, target, type } from '../../tokens/index.ts'
import { Icon } from '../Icon/Icon.tsx'

export const ReviewsLink = styled.a`
  display: inline-flex;
  align-items: center;
  min-block-size: ${target.minimum};
`

export const Title = styled.h1`
  margin-block: ${space[3]};
  font-size: clamp(2.75rem, 2rem + 2.6vw, 4.5rem);
  font-weight: 430;
  font-stretch: 120%;
  line-height: 0.98;
  letter-spacing: -0.03em;
  overflow-wrap: anywhere;
`

export const Lead = styled.p`
  margin-block-end: ${space[5]};
  ${type.lead}
  color: ${color.textBody};
  text-wrap: balance;
`

export const Block = styled.div`
  padding-block: 18px;
  border-block-start: 1px solid ${color.borderHairline};
`

export const StockLine = styled.p`
  margin-block-start: ${space[2]};
  ${type.small}
  color: ${color.textMuted};
`

export const Act = styled.div`
  display: flex;
  gap: ${space[3]};

  > [data-part='add'] {
    flex: 1;
  }
  > [data-part='favourite'] {
    padding-inline: 13px;
  }
  @media (max-width: 359.98px) {
    flex-wrap: wrap;

    > [data-part='quantity'] {
      flex: 1;
    }
    > [data-part='add'] {
      flex-basis: 100%;
      order: 1;
    }
  }
  /* Favourites are kept by script alone. */
  @media (scripting: none) {
    > [data-part='favourite'] {
      display: none;
    }
  }
  ${media.coarsePointer} {
    > [data-part] {
      min-block-size: ${target.control};
    }
  }
`

export const HeartIcon = styled(Icon)`
  [aria-pressed='true'] & {
    fill: ${color.accent};
    color: ${color.accent};
  }
`
