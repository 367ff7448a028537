import { styled } from 'styled-components'
import { color, layer, motion, radius, shadow, space, target, type } from '../../tokens/index.ts'

export const Root = styled.details`
  position: relative;

  summary {
    display: flex;
    align-items: center;
    gap: 6px;
    block-size: 100%;
    min-block-size: ${target.touch};
    cursor: pointer;
    list-style: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary > svg:last-child {
    transition: rotate ${motion.quick} ${motion.easeOut};
  }
  &[open] summary > svg:last-child:not(:only-child) {
    rotate: 180deg;
  }
`

export const Panel = styled.div`
  position: absolute;
  inset-block-start: 100%;
  inset-inline-start: -${space[4]};
  z-index: ${layer.nav};
  min-inline-size: 224px;
  max-inline-size: min(320px, 90vw);
  padding-block: ${space[2]};
  border-radius: ${radius.overlay};
  ${type.ui}
  font-weight: 440;

  background: ${color.surfaceRaised};
  box-shadow: ${shadow.popover};

  &[data-align='end'] {
    inset-inline: auto 0;
  }
  p {
    padding: ${space[2]} ${space[4]} ${space[3]};
    ${type.small}
    overflow-wrap: anywhere;
    color: ${color.textMuted};
  }
  p + ul,
  ul + ul {
    margin-block-start: ${space[2]};
    padding-block-start: ${space[2]};
    border-block-start: 1px solid ${color.borderHairline};
  }
  p + ul {
    margin-block-start: 0;
  }
  a,
  button {
    display: flex;
    align-items: center;
    inline-size: 100%;
    min-block-size: ${target.touch};
    padding-inline: ${space[4]};
    text-align: start;
  }
  a:hover,
  button:hover {
    background: ${color.surfaceSunken};
  }
  a:focus-visible,
  button:focus-visible {
    outline-offset: -2px;
  }
`
