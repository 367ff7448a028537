import { styled } from 'styled-components'
import { color, layer, media, space, type } from '../../tokens/index.ts'
import { Select } from '../Select/Select.tsx'

export const Root = styled.div`
  position: sticky;
  inset-block-start: 60px;
  z-index: ${layer.sticky};
  display: grid;
  grid-template-columns: 1fr 1fr;
  margin-inline: calc(${space.gutter} * -1);
  border-block: 1px solid ${color.borderHairline};
  border-block-start-color: ${color.borderStrong};
  background: ${color.surfacePage};

  ${media.medium} {
    position: static;
    display: block;
    inline-size: 240px;
    margin-inline: auto 0;
    border: 0;
  }
`

export const Form = styled.form`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  border-inline-start: 1px solid ${color.borderHairline};

  ${media.medium} {
    border: 0;
  }
`

export const SortSelect = styled(Select)`
  flex: 1;
`

export const FilterLink = styled.a`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 10px;
  min-block-size: 52px;
  ${type.ui}
  font-weight: 500;

  ${media.medium} {
    display: none;
  }
`

export const WithoutScripts = styled.span`
  @media (scripting: enabled) {
    display: none;
  }
`
