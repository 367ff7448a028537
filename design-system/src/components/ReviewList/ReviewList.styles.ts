import { styled } from 'styled-components'
import { color, measure, space, type } from '../../tokens/index.ts'

export const Root = styled.ul`
  max-inline-size: ${measure.text};

  li {
    position: relative;
    display: grid;
    gap: ${space[2]};
    padding-block: ${space[5]};
    border-block-start: 1px solid ${color.borderHairline};
    overflow-wrap: anywhere;
  }
  div {
    display: flex;
    justify-content: space-between;
    gap: ${space[4]};
  }
  h3 {
    ${type.h3}
  }
  p {
    color: ${color.textBody};
  }
  time,
  p:last-child {
    ${type.small}
    color: ${color.textMuted};
  }
  p:last-child,
  p:last-child span {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 6px ${space[3]};
  }
  p:last-child span {
    gap: 6px;
    color: ${color.success};
  }
`
