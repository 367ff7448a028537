import { styled } from 'styled-components'
import { color, media, space, type } from '../../tokens/index.ts'
import { Icon } from '../Icon/Icon.tsx'

export const Root = styled.article`
  display: grid;
  gap: ${space[4]};

  &[data-size='small'] {
    grid-template-columns: minmax(96px, 1fr) 3fr;
    align-items: start;
  }
  ${media.medium} {
    &[data-size='large'] {
      grid-template-columns: 5fr 6fr;
      gap: ${space[7]};
      align-items: center;
    }
  }
`

export const Shown = styled.a``

export const Facts = styled.div`
  display: grid;
  gap: ${space[3]};
  justify-items: start;
  min-inline-size: 0;
`

export const Label = styled.p`
  ${type.small}

  color: ${color.textMuted};
`

export const Name = styled.h2`
  ${type.h2}
  overflow-wrap: anywhere;

  [data-size='large'] & {
    ${type.display2}
  }
`

export const NameLink = styled.a`
  &:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`

export const Reasons = styled.ul`
  display: grid;
  gap: ${space[2]};
`

export const Reason = styled.li`
  display: grid;
  grid-template-columns: 20px minmax(0, 1fr);
  gap: ${space[2]};
  ${type.body}

  color: ${color.textBody};
`

export const ReasonIcon = styled(Icon)`
  margin-block-start: 2px;

  color: ${color.success};

  &[data-against] {
    color: ${color.textMuted};
  }
`

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  align-items: center;
  margin-block-start: ${space[2]};
`
