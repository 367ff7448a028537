import { styled } from 'styled-components'
import { color, space, target, type } from '../../tokens/index.ts'

export const Root = styled.div`
  display: grid;
  gap: ${space[4]};
`

export const Shortcuts = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 6.75rem), 1fr));
  gap: ${space[2]};

  > [data-part='shortcut'] {
    padding-inline: ${space[2]};
  }
`

export const UserCard = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  padding-block: 14px;
  border-block: 1px solid ${color.borderHairline};
`

export const UserName = styled.p`
  min-inline-size: 0;
  overflow-wrap: anywhere;
  line-height: 1.3;
  font-weight: 460;
  font-stretch: 110%;
`

export const UserState = styled.small`
  display: block;
  ${type.small}
  color: ${color.textMuted};
`

export const MainLink = styled.a`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-block-size: ${target.control};
  border-block-end: 1px solid ${color.borderHairline};
  font-size: 1.1875rem;
  font-weight: 460;
  font-stretch: 112%;
`

export const AdminTitle = styled.h3`
  padding-block-start: ${space[4]};
  border-block-start: 1px solid ${color.borderHairline};
  ${type.small}
  color: ${color.textMuted};
`

export const Secondary = styled.ul`
  ${type.ui}
  font-weight: 420;
`

/** A link or a button. */
export const SecondaryEntry = styled.a`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: 0 14px;
  inline-size: 100%;
  min-block-size: ${target.touch};
`

export const EntryCount = styled.span`
  margin-inline-start: auto;
  color: ${color.textMuted};
`
