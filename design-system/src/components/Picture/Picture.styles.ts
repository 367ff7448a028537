import { styled } from 'styled-components'
import { color } from '../../tokens/index.ts'

export const Frame = styled.picture`
  display: contents;
`

export const Image = styled.img`
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;

  &[data-fit='contain'] {
    object-fit: contain;
  }
`

export const Missing = styled.span`
  display: grid;
  place-items: center;
  inline-size: 100%;
  block-size: 100%;
  min-block-size: 44px;
  padding-inline: 22%;

  background: ${color.surfaceStage};
`
