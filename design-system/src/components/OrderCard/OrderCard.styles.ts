import { styled } from 'styled-components'
import { color, media, space, tabularFigures, type } from '../../tokens/index.ts'

export const Root = styled.article`
  display: grid;
  gap: ${space[4]};
  align-items: start;
  padding-block: ${space[6]};
  border-block-start: 1px solid ${color.borderHairline};

  h2,
  h3 {
    ${type.ui}
    font-size: 18px;
    font-stretch: 112%;
  }
  h2 a,
  h3 a {
    text-decoration: underline;
    text-decoration-color: ${color.borderControl};
    text-underline-offset: 4px;
  }
  h2 a:hover,
  h3 a:hover {
    color: ${color.accentText};
    text-decoration-color: ${color.accent};
  }
  p {
    ${type.small}
    overflow-wrap: anywhere;
    color: ${color.textMuted};
  }
  > :last-child {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[2]} ${space[4]};
  }
  strong {
    ${tabularFigures}
    font-weight: 480;
  }
  ${media.medium} {
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: ${space[6]};

    > :last-child {
      flex-direction: column;
      align-items: end;
      gap: ${space[1]};
    }
  }
`

export const Pictures = styled.div`
  display: flex;
  gap: ${space[1]};

  > * {
    inline-size: 72px;
  }
`
