import { styled } from 'styled-components'
import { color, media } from '../../tokens/index.ts'

export const Root = styled.span`
  position: relative;
  display: inline-flex;
  flex-wrap: wrap;
  gap: 2px 10px;
  align-items: baseline;
  font-size: 1.125rem;
  font-weight: 480;
  font-stretch: 110%;
  font-variant-numeric: tabular-nums;
  line-height: 1.15;

  color: ${color.textPrimary};

  &[data-size='small'] {
    font-size: 0.9375rem;
  }
  &[data-size='large'] {
    font-size: 1.75rem;
  }
  &[data-size='inherit'] {
    font: inherit;
  }
  ${media.medium} {
    &[data-size='large'] {
      font-size: 2rem;
    }
  }
`

export const Now = styled.span`
  [data-reduced] > & {
    color: ${color.sale};
  }
`

export const Minor = styled.span`
  font-size: max(12.5px, 0.66em);
  font-weight: 420;

  color: ${color.textMuted};
`

export const Was = styled.s`
  font-size: max(12.5px, 0.8em);
  font-weight: 400;
  font-stretch: 102%;
  text-decoration-thickness: 1px;

  color: ${color.textMuted};
`

export const Saving = styled.span`
  font-size: max(12.5px, 0.8em);
  font-weight: 520;
  font-stretch: 102%;

  color: ${color.sale};
`
