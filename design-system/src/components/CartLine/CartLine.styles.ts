import { css, styled } from 'styled-components'
import { underlined } from '../../foundations/underlined.ts'
import { color, media, space, target, type } from '../../tokens/index.ts'
import { Price } from '../Price/Price.tsx'
import { Stage } from '../Stage/Stage.tsx'

export const Root = styled.article`
  display: grid;
  grid-template-columns: 92px minmax(0, 1fr);
  gap: ${space[2]} ${space[4]};
  align-items: start;
  padding-block: 18px;
  border-block-start: 1px solid ${color.borderHairline};

  ${media.medium} {
    grid-template-columns: 96px minmax(0, 1fr) auto minmax(96px, auto);
    gap: ${space[4]};
    padding-block: ${space[6]};
  }
  ${media.large} {
    grid-template-columns: 132px minmax(0, 1fr) auto minmax(120px, auto);
    gap: ${space[6]};
  }
`

/** On a phone everything but the picture is below each other beside it. */
const besidePicture = css`
  grid-column: 2;

  ${media.medium} {
    grid-area: auto;
  }
`

export const Ground = styled(Stage)`
  grid-area: 1 / 1 / 4 / 2;

  ${media.medium} {
    grid-area: auto;
  }
`

export const Details = styled.div`
  ${besidePicture}
`

export const Name = styled.h2`
  font-size: 1.125rem;
  font-weight: 480;
  font-stretch: 112%;
  line-height: 1.3;
  overflow-wrap: anywhere;
`

export const Note = styled.p`
  ${type.small}
  color: ${color.textMuted};

  &[data-notice] {
    color: ${color.warning};
  }
  &[data-notice='unavailable'] {
    color: ${color.danger};
  }
`

export const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[5]};
  margin-block-start: ${space[1]};
`

export const Act = styled.button`
  min-block-size: ${target.touch};
  ${type.small}
  ${underlined}
`

export const Quantity = styled.form`
  ${besidePicture}
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
  ${besidePicture}
  display: flex;
  flex-direction: column;

  ${media.medium} {
    align-items: end;
    text-align: end;
  }
`

export const LineTotal = styled(Price)`
  ${media.medium} {
    flex-direction: column;
    align-items: end;
  }
`
