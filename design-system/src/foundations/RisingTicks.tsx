import { keyframes, styled } from 'styled-components'
import { media, motion } from '../tokens/index.ts'

const rise = keyframes`
  0%, 60%, 100% { transform: scaleY(.4) }
  30% { transform: scaleY(1) }
`

/** As high as \`--tick\` says, 16 px without it. */
const Tick = styled.i`
  block-size: var(--tick, 16px);
  border-inline-start: 2px solid;

  &:nth-child(odd) {
    transform: scaleY(0.5);
  }
  ${media.motionAllowed} {
    transform-origin: bottom;
    animation: ${rise} 1.2s ${motion.easeOut} infinite;

    &:nth-child(2) {
      animation-delay: 0.12s;
    }
    &:nth-child(3) {
      animation-delay: 0.24s;
    }
  }
`

/** Three ticks that rise one after another: the busy sign of buttons, the spinner and the chat. */
export function RisingTicks() {
  return (
    <>
      <Tick />
      <Tick />
      <Tick />
    </>
  )
}
