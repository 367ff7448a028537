import { styled } from 'styled-components'
import { color, media, space, type } from '../../tokens/index.ts'

export const Root = styled.div`
  border-block-end: 1px solid ${color.borderHairline};

  article {
    position: relative;
    display: flex;
    flex-direction: column;
    min-inline-size: 0;
    padding-block: ${space[6]} 28px;
    border-block-start: 1px solid ${color.borderHairline};
  }
  article > p {
    margin-block-start: 10px;
    color: ${color.textBody};
  }
  dl {
    margin-block: 22px ${space[6]};
    font-size: 14.5px;
  }
  dl > div {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: ${space[1]} ${space[4]};
    padding-block: 9px;
    border-block-start: 1px solid ${color.borderHairline};
  }
  dt {
    color: ${color.textMuted};
  }
  dd {
    font-weight: 480;
  }
  dd:nth-of-type(2) {
    grid-column: 1 / -1;
  }

  ${media.mobile} {
    article > div:nth-child(2) {
      aspect-ratio: 5 / 4;
    }
  }
  ${media.medium} {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    column-gap: 40px;
    border-block-start: 1px solid ${color.borderHairline};

    article {
      padding-block: 28px ${space[7]};
      border: 0;
    }
    article + article::before {
      content: '';
      position: absolute;
      inset-block: 0;
      inset-inline-start: -20px;
      border-inline-start: 1px solid ${color.borderHairline};
    }
  }
  ${media.large} {
    column-gap: ${space[9]};

    article + article::before {
      inset-inline-start: -32px;
    }
  }
`

export const Emblem = styled.div`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: ${space[4]};
  min-block-size: 96px;
  margin-block-end: ${space[5]};

  span {
    ${type.small}
    color: ${color.textMuted};
  }
`

export const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${space[4]};
  margin-block-start: ${space[6]};

  h3 {
    font-size: clamp(1.75rem, 1.2rem + 1.5vw, 2.5rem);
    font-weight: 440;
    font-stretch: 118%;
    line-height: 1.05;
    letter-spacing: -0.02em;
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
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
  margin-block-start: auto;
`
