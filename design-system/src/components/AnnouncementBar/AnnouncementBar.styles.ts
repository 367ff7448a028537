import { styled } from 'styled-components'
import { color, measure, media, space } from '../../tokens/index.ts'

export const Root = styled.aside`
  font-size: 13px;
  line-height: 1.35;

  > div {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: ${space[6]};
    max-inline-size: ${measure.page};
    min-block-size: 36px;
    margin-inline: auto;
    padding-inline: ${space.gutter};
    text-align: center;
  }
  > div > :first-child {
    display: inline-flex;
    align-items: center;
    min-block-size: 36px;
    color: ${color.textPrimary};
  }
  > div > :nth-child(2) {
    display: none;
  }
  a:hover {
    text-decoration: underline;
    text-underline-offset: 4px;
  }

  ${media.medium} {
    font-size: 13.5px;

    > div {
      justify-content: space-between;
      min-block-size: 38px;
      text-align: start;
    }
    > div > :nth-child(2) {
      display: flex;
    }
  }
`
