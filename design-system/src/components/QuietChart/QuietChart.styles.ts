import { styled } from 'styled-components'
import { color, media, space, type } from '../../tokens/index.ts'

export const Root = styled.div`
  display: grid;

  figure {
    position: relative;
    padding-block: ${space[4]} ${space[6]};
    border-block-start: 1px solid ${color.borderStrong};
  }
  svg {
    inline-size: 100%;
    block-size: 120px;
  }
  path {
    fill: none;
    stroke: ${color.textPrimary};
    stroke-width: 1.5;
    vector-effect: non-scaling-stroke;
  }
  path[data-before] {
    stroke: ${color.borderControl};
    stroke-width: 1;
    opacity: 0.7;
  }
  figcaption {
    margin-block-start: 22px;
    color: ${color.textMuted};
  }
  strong {
    display: block;
    ${type.figure}
    color: ${color.textPrimary};
  }

  ${media.medium} {
    grid-template-columns: repeat(3, 1fr);
    gap: 40px;
    border-block-start: 1px solid ${color.borderStrong};

    figure {
      padding-block: ${space[5]} 0;
      border: 0;
    }
    figure + figure::before {
      content: '';
      position: absolute;
      inset-block: 0;
      inset-inline-start: -20px;
      border-inline-start: 1px solid ${color.borderHairline};
    }
    svg {
      block-size: 240px;
    }
  }
  ${media.large} {
    gap: ${space[9]};

    figure + figure::before {
      inset-inline-start: -32px;
    }
  }
`
