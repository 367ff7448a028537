import type { ElementType } from 'react'
import { styled } from 'styled-components'
import { media, space } from '../../tokens/index.ts'

const ratios = {
  '3:9': '3fr 9fr',
  '4:8': '4fr 8fr',
  '5:7': '5fr 7fr',
  '6:6': '1fr 1fr',
  '7:4': '7fr 4fr',
  '7:5': '7fr 5fr',
  '8:5': '8fr 5fr',
}

const ratioRules = Object.entries(ratios)
  .map(([ratio, shares]) => {
    const columns = shares.replace(/\S+/g, 'minmax(0,$&)')
    return `&[data-ratio='${ratio}']{grid-template-columns:${columns}}`
  })
  .join('')

const StyledRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[7]};
  align-items: start;

  ${media.medium} {
    gap: 28px;
    ${ratioRules}
  }
  ${media.large} {
    gap: 56px;

    &[data-ratio='7:4'] {
      gap: 72px;
    }
    &[data-ratio='filters'] {
      grid-template-columns: 248px minmax(0, 1fr);
      gap: 0;
    }
    &[data-sticky] > :nth-child(2) {
      position: sticky;
      inset-block-start: 96px;
    }
  }
`

export const Root: ElementType = StyledRoot
