import { styled } from 'styled-components'
import { color, layer, media, radius, space, type } from '../../tokens/index.ts'
import { Icon } from '../Icon/Icon.tsx'
import { Stage } from '../Stage/Stage.tsx'

export const Root = styled.table`
  display: block;
  inline-size: 100%;
`

export const Body = styled.tbody`
  display: block;
`

/** Below the bar of the shop, which stays in view as well. */
export const Head = styled.thead`
  position: sticky;
  z-index: ${layer.raised};
  inset-block-start: 60px;
  display: block;
  border-block-end: 1px solid ${color.borderStrong};

  background: ${color.surfacePage};

  ${media.medium} {
    inset-block-start: 72px;
  }
  ${media.print} {
    position: static;
  }
`

/** So many columns beside each other, as long as each has room for a name in letters of the chosen size. */
const columns = (count: number, gap: string) =>
  `repeat(auto-fit, minmax(max(100% / ${count} - ${gap}, 3.5rem), 1fr))`

/** On a phone two, three or four columns, and the name of the row above them; elsewhere the name stands first. */
export const Line = styled.tr`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[1]} ${space[3]};
  padding-block: ${space[3]};

  [data-columns='1'] & {
    grid-template-columns: minmax(0, 1fr);
  }
  [data-columns='3'] & {
    grid-template-columns: ${columns(3, space[3])};
  }
  [data-columns='4'] & {
    grid-template-columns: ${columns(4, space[2])};
    column-gap: ${space[2]};
  }
  &:not([data-head]) {
    border-block-end: 1px solid ${color.borderHairline};
  }
  ${media.medium} {
    gap: ${space[5]};

    [data-columns='1'] & {
      grid-template-columns: minmax(120px, 200px) minmax(0, 320px);
    }
    [data-columns='2'] & {
      grid-template-columns: minmax(120px, 200px) repeat(2, minmax(0, 320px));
    }
    [data-columns='3'] & {
      grid-template-columns: minmax(120px, 200px) repeat(3, minmax(0, 1fr));
    }
    [data-columns='4'] & {
      grid-template-columns: minmax(110px, 200px) repeat(4, minmax(0, 1fr));
    }
  }
`

export const LineName = styled.th`
  grid-column: 1 / -1;
  font-weight: 400;
  text-align: start;
  ${type.small}

  color: ${color.textMuted};

  [data-head] > & {
    display: none;
  }
  ${media.medium} {
    grid-column: 1;

    [data-head] > & {
      display: block;
    }
  }
`

export const Headed = styled.th`
  position: relative;
  display: grid;
  gap: ${space[1]};
  align-content: start;
  min-inline-size: 0;
  font-weight: 400;
  text-align: start;
`

export const Shown = styled(Stage)`
  max-inline-size: 96px;
`

export const NameLink = styled.a`
  &:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`

export const Name = styled.span`
  font-size: 0.9375rem;
  font-weight: 480;
  line-height: 1.25;
  overflow-wrap: anywhere;

  color: ${color.textPrimary};
  ${media.medium} {
    font-size: 1.125rem;
  }
`

/** A ground of its own: the stage of a dark object is light in both themes. */
export const Remove = styled.span`
  position: absolute;
  inset-block-start: -10px;
  inset-inline-end: -10px;
  isolation: isolate;

  &::before {
    position: absolute;
    z-index: -1;
    inset: 9px;
    border-radius: ${radius.round};
    background: ${color.surfacePage};
    content: '';
  }
`

export const Value = styled.td`
  min-inline-size: 0;
  ${type.small}
  overflow-wrap: anywhere;

  color: ${color.textPrimary};

  ${media.medium} {
    ${type.body}
  }
`

export const Best = styled.span`
  display: flex;
  gap: 4px;
  align-items: center;
  ${type.small}

  color: ${color.success};
`

export const BestIcon = styled(Icon)`
  flex: none;
`

export const BuyForm = styled.form`
  display: grid;
  gap: ${space[2]};
  justify-items: start;
  max-inline-size: 180px;
`
