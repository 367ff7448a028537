import { styled } from 'styled-components'
import { forcedBorder } from '../../foundations/forced-border.ts'
import { color, radius } from '../../tokens/index.ts'

export const Root = styled.span`
  display: inline-grid;
  flex: none;
  place-items: center;
  inline-size: 40px;
  block-size: 40px;
  border-radius: ${radius.round};
  overflow: hidden;
  font-size: 0.9375rem;
  font-weight: 500;
  font-stretch: 106%;
  line-height: 1;

  background: ${color.surfaceStage};
  color: ${color.textPrimary};
  border: ${forcedBorder.edge};

  &[data-size='small'] {
    inline-size: 32px;
    block-size: 32px;
    font-size: 0.8125rem;
  }
  &[data-size='large'] {
    inline-size: 64px;
    block-size: 64px;
    font-size: 1.375rem;
  }
`

export const Image = styled.img`
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;
`
