import { styled } from 'styled-components'
import { color, measure, media, space } from '../../tokens/index.ts'

export const Root = styled.aside`
  font-size: 0.8125rem;
  line-height: 1.35;

  &[data-silent] {
    display: none;
  }

  ${media.medium} {
    font-size: 0.84375rem;

    &[data-silent] {
      display: block;
    }
  }
`

export const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space[6]};
  max-inline-size: ${measure.page};
  min-block-size: 36px;
  margin-inline: auto;
  padding-inline: ${space.gutter};
  text-align: center;

  ${media.medium} {
    justify-content: space-between;
    min-block-size: 38px;
    text-align: start;
  }
`

/** A link or a paragraph. */
export const Message = styled.p`
  display: inline-flex;
  align-items: center;
  min-block-size: 36px;
  color: ${color.textPrimary};

  &[href]:hover {
    text-decoration: underline;
    text-underline-offset: 4px;
  }
`

export const End = styled.div`
  display: none;

  ${media.medium} {
    display: flex;
  }
`
