import type { ElementType } from 'react'
import { styled } from 'styled-components'
import { afterFirst } from '../../foundations/after-first.ts'
import { color, measure, space, type } from '../../tokens/index.ts'

const StyledRoot = styled.div`
  max-inline-size: ${measure.text};
  ${type.body}
  overflow-wrap: break-word;
  text-wrap: pretty;

  color: ${color.textBody};

  & > ${afterFirst} {
    margin-block-start: ${space[4]};
  }
  h2 {
    ${type.h2}
    color: ${color.textPrimary};
  }
  h3 {
    ${type.h3}
    color: ${color.textPrimary};
  }
  & > * + h2 {
    margin-block-start: ${space[8]};
  }
  & > * + h3 {
    margin-block-start: ${space[7]};
  }
  a {
    text-decoration: underline;
    text-decoration-color: ${color.borderControl};
    text-underline-offset: 4px;
  }
  a:hover {
    color: ${color.accentText};
  }
  ul {
    padding-inline-start: ${space[5]};
    list-style: '–  ';
  }
  ol {
    padding-inline-start: ${space[6]};
    list-style: decimal;
  }
  li + li {
    margin-block-start: ${space[2]};
  }
  strong {
    font-weight: 560;
    color: ${color.textPrimary};
  }
  blockquote {
    padding-inline-start: ${space[4]};
    border-inline-start: 2px solid ${color.borderStrong};
    ${type.lead}
  }
  table {
    display: block;
    overflow-x: auto;
    ${type.small}
  }
  th,
  td {
    padding-block: ${space[2]};
    padding-inline: 0 ${space[5]};
    border-block-end: 1px solid ${color.borderHairline};
    text-align: start;
  }
  th {
    font-weight: 480;
    color: ${color.textMuted};
  }
  li > ul,
  li > ol {
    margin-block-start: ${space[2]};
  }
  img {
    block-size: auto;
  }
  figcaption {
    margin-block-start: ${space[2]};
    ${type.small}
    color: ${color.textMuted};
  }
  code {
    padding: 1px 6px;
    font-family: ui-monospace, monospace;
    font-size: 0.88em;
    background: ${color.surfaceSunken};
  }
  pre {
    overflow-x: auto;
    padding: ${space[4]};
    background: ${color.surfaceSunken};
  }
  pre code {
    padding: 0;
    background: none;
  }
  hr {
    border: 0;
    border-block-start: 1px solid ${color.borderHairline};
  }
`

export const Root: ElementType = StyledRoot
