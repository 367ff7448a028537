import { styled } from 'styled-components'
import { color, media, radius, space, type } from '../../tokens/index.ts'
import { Line } from '../Table/Table.styles.ts'

/** The figure looks like its neighbours, with a dotted rule that says that it can be changed. */
export const EditButton = styled.button`
  min-inline-size: 32px;
  min-block-size: 28px;
  padding-inline: 6px;
  margin-inline: -6px;
  border-radius: ${radius.control};
  text-align: inherit;
  text-decoration: underline dotted ${color.borderControl};
  text-underline-offset: 4px;

  &:hover {
    background: ${color.surfaceSunken};
  }
  ${media.coarsePointer} {
    min-block-size: 44px;
  }
`

export const Editor = styled.form`
  display: grid;
  gap: 6px;
  inline-size: 132px;
  margin-block: 4px;
  margin-inline-start: auto;
  text-align: start;
  white-space: normal;
`

export const Conflict = styled.div`
  display: grid;
  gap: ${space[1]};
  ${type.small}

  color: ${color.warning};
`

export const CopyControl = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  inline-size: 24px;
  block-size: 24px;
  margin-inline-start: 4px;
  vertical-align: middle;

  color: ${color.textMuted};
  opacity: 0;

  ${Line}:hover &,
  ${Line}:focus-within &,
  &:focus-visible {
    opacity: 1;
  }
  &:hover {
    color: ${color.textPrimary};
  }
  ${media.mobile} {
    display: none;
  }
`
