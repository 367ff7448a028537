import { styled } from 'styled-components'
import { startMark } from '../../foundations/marks.ts'
import { color, space, target, type } from '../../tokens/index.ts'

export const List = styled.div`
  max-block-size: min(420px, 50dvh);
  margin-block-start: ${space[3]};
  overflow-y: auto;
`

export const Group = styled.div`
  & + & {
    margin-block-start: ${space[2]};
    padding-block-start: ${space[2]};
    border-block-start: 1px solid ${color.borderHairline};
  }
`

export const GroupLabel = styled.p`
  padding: ${space[1]} ${space[3]};
  ${type.micro}

  color: ${color.textMuted};
`

export const Option = styled.div`
  display: flex;
  gap: ${space[3]};
  align-items: center;
  min-block-size: ${target.touch};
  padding-inline: ${space[3]};
  ${type.ui}
  cursor: pointer;

  color: ${color.textPrimary};

  &:hover {
    background: ${color.surfaceSunken};
  }
  &[aria-selected='true'] {
    background: ${color.surfaceSunken};
    ${startMark('2px', color.accent)}
  }
`

export const Detail = styled.span`
  margin-inline-start: auto;
  ${type.small}
  text-align: end;

  color: ${color.textMuted};
`

export const Message = styled.div`
  padding: ${space[4]} ${space[3]};
  ${type.small}

  color: ${color.textMuted};
`
