import { styled } from 'styled-components'
import { color, media, space, target, type } from '../../tokens/index.ts'

export const Root = styled.div`
  > a:first-child {
    display: inline-flex;
    align-items: center;
    min-block-size: ${target.minimum};
  }
  h1 {
    margin-block: ${space[3]};
    font-size: clamp(2.75rem, 2rem + 2.6vw, 4.5rem);
    font-weight: 430;
    font-stretch: 120%;
    line-height: 0.98;
    letter-spacing: -0.03em;
    overflow-wrap: anywhere;
  }
  > p {
    margin-block-end: ${space[5]};
    ${type.lead}
    color: ${color.textBody};
    text-wrap: balance;
  }
`

export const Block = styled.div`
  padding-block: 18px;
  border-block-start: 1px solid ${color.borderHairline};

  > p {
    margin-block-start: ${space[2]};
    ${type.small}
    color: ${color.textMuted};
  }
`

export const Act = styled.div`
  display: grid;
  grid-template-columns: auto 1fr auto;
  gap: ${space[3]};

  > :last-child:not(:nth-child(2)) {
    padding-inline: 13px;
  }
  [aria-pressed='true'] svg {
    fill: ${color.accent};
    color: ${color.accent};
  }
  @media (max-width: 359.98px) {
    grid-template-columns: 1fr auto;

    > :nth-child(2) {
      grid-area: 2 / 1 / 3 / -1;
    }
  }
  /* Favourites are kept by script alone. */
  @media (scripting: none) {
    [aria-pressed] {
      display: none;
    }
  }
  ${media.coarsePointer} {
    > * {
      min-block-size: ${target.control};
    }
  }
`
