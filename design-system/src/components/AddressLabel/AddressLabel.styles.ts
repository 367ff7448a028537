import { styled } from 'styled-components'
import { color, media, space, type } from '../../tokens/index.ts'

/**
 * The page is the roll of a label printer: the labels that are printed on it name it. It stands with them, since a style
 * of its own for it would bring the library's code for such styles onto every page of the shop.
 */
export const Root = styled.article`
  @page address-label {
    size: 100mm 150mm;
    margin: 5mm;
  }

  box-sizing: border-box;
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
  inline-size: 100%;
  max-inline-size: 100mm;
  min-block-size: 140mm;
  padding: 5mm;
  border: 1px solid ${color.borderStrong};
  break-inside: avoid;
  ${type.body}

  background: ${color.surfaceRaised};
  color: ${color.textPrimary};
  overflow-wrap: anywhere;

  ${media.print} {
    &[data-paper='label'] {
      page: address-label;
      max-inline-size: none;
      min-block-size: 0;
      padding: 0;
      border: 0;
      break-after: page;
    }
  }
`

export const Part = styled.div`
  display: flex;
  flex-direction: column;
`

export const Small = styled.span`
  ${type.small}
  color: ${color.textBody};
`

export const Name = styled.strong`
  ${type.h3}
`

export const Pin = styled.span`
  ${type.h2}
  font-variant-numeric: tabular-nums;
`

export const Cash = styled.strong`
  padding: ${space[2]};
  border: 2px solid ${color.borderStrong};
`
