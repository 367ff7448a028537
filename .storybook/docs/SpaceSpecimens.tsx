import { styled } from 'styled-components'
import {
  breakpoint,
  color,
  layer,
  measure,
  radius,
  shadow,
  space,
  target,
} from '../../design-system/src/tokens/index.ts'
import { spaceScale } from '../../design-system/src/tokens/token-css.ts'
import { pixelRange, resolved, TokenRows } from './DocsParts.tsx'

const Bar = styled.div`
  max-inline-size: 100%;
  block-size: 16px;
  background: ${color.accent};
`

const Box = styled.div`
  inline-size: 96px;
  block-size: 64px;
  border: 1px solid ${color.borderControl};
  background: ${color.surfaceRaised};
`

/** Every step of space, as wide as it is. */
export function SpaceSteps() {
  const rows = Object.entries(space).map(([step, reference]) => ({
    name: `space${/^\d/.test(step) ? `[${step}]` : `.${step}`}`,
    facts: [pixelRange(spaceScale[step as keyof typeof spaceScale])],
    sample: <Bar style={{ inlineSize: reference }} />,
  }))
  return <TokenRows rows={rows} />
}

/** The least sizes of what can be pressed. */
export function TargetSizes() {
  const rows = Object.entries(target).map(([name, size]) => ({
    name: `target.${name}`,
    facts: [size],
    sample: <Box style={{ inlineSize: size, blockSize: size }} />,
  }))
  return <TokenRows rows={rows} />
}

/** Corners and shadows. */
export function Surfaces() {
  const corners = Object.entries(radius).map(([name, reference]) => ({
    name: `radius.${name}`,
    facts: [reference.startsWith('var') ? resolved(reference) : reference],
    sample: <Box style={{ borderRadius: reference }} />,
  }))
  const shadows = Object.entries(shadow).map(([name, reference]) => ({
    name: `shadow.${name}`,
    facts: [],
    sample: <Box style={{ boxShadow: reference, border: 0, marginBlock: 24 }} />,
  }))
  return <TokenRows rows={[...corners, ...shadows]} />
}

/** What lies above what. */
export function Layers() {
  const rows = Object.entries(layer)
    .toSorted(([, one], [, other]) => other - one)
    .map(([name, index]) => ({ name: `layer.${name}`, facts: [`z-index ${index}`], sample: null }))
  return <TokenRows rows={rows} />
}

/** Measures of pages and text, and the widths at which a layout changes. */
export function Measures() {
  const measures = Object.entries(measure).map(([name, width]) => ({
    name: `measure.${name}`,
    facts: [width],
    sample: <Bar style={{ inlineSize: width }} />,
  }))
  const breakpoints = Object.entries(breakpoint).map(([name, width]) => ({
    name: `media.${name}`,
    facts: [`from ${width} px`],
    sample: <Bar style={{ inlineSize: width }} />,
  }))
  return <TokenRows rows={[...measures, ...breakpoints]} />
}
