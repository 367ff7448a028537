import { styled } from 'styled-components'
import { color, radius, space } from '../../tokens/index.ts'

export const Root = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`

/** Leads to the whole picture. */
export const Photo = styled.a`
  display: block;
  border-radius: ${radius.control};

  &:focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
`

/** A picture's place, whatever becomes of the picture. */
export const Frame = styled.span`
  display: grid;
  place-items: center;
  inline-size: 88px;
  block-size: 88px;
  border: 1px solid ${color.borderHairline};
  border-radius: ${radius.control};
  overflow: hidden;
  font-size: 0.75rem;
  line-height: 1.3;
  text-align: center;

  background: ${color.surfaceSunken};
  color: ${color.textMuted};
`

export const Image = styled.img`
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;
`
