import { styled } from 'styled-components'
import { color, media, space, target, type } from '../../tokens/index.ts'

export const Root = styled.article`
  display: grid;
  grid-template-columns: 92px minmax(0, 1fr);
  gap: ${space[2]} ${space[4]};
  align-items: start;
  padding-block: 18px;
  border-block-start: 1px solid ${color.borderHairline};

  > * {
    grid-column: 2;
  }
  > :first-child {
    grid-area: 1 / 1 / 4 / 2;
  }
  h2,
  h3 {
    font-size: 18px;
    font-weight: 480;
    font-stretch: 112%;
    line-height: 1.3;
    overflow-wrap: anywhere;
  }
  > div > p {
    ${type.small}
    color: ${color.textMuted};
  }
  > div > p[data-notice] {
    color: ${color.warning};
  }
  > div > p[data-notice='unavailable'] {
    color: ${color.danger};
  }

  ${media.medium} {
    grid-template-columns: 96px minmax(0, 1fr) auto minmax(96px, auto);
    gap: ${space[4]};
    padding-block: ${space[6]};

    > *,
    > :first-child {
      grid-area: auto;
    }
  }
  ${media.large} {
    grid-template-columns: 132px minmax(0, 1fr) auto minmax(120px, auto);
    gap: ${space[6]};
  }
`

export const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[5]};
  margin-block-start: ${space[1]};

  button {
    min-block-size: ${target.touch};
    ${type.small}
    text-decoration: underline;
    text-decoration-color: ${color.borderControl};
    text-underline-offset: 4px;
  }
  button:hover {
    color: ${color.accentText};
    text-decoration-color: ${color.accent};
  }
`

export const Quantity = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
`

/** With scripts the stepper reports by itself. */
export const WithoutScripts = styled.span`
  @media (scripting: enabled) {
    display: none;
  }
`

export const Figures = styled.div`
  display: flex;
  flex-direction: column;

  ${media.medium} {
    align-items: end;
    text-align: end;

    > span {
      flex-direction: column;
      align-items: end;
    }
  }
`
