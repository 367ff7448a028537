import { useState, useSyncExternalStore } from 'react'
import { keyframes, styled } from 'styled-components'
import { Button } from '../../design-system/src/components/Button/Button.tsx'
import { Notice } from '../../design-system/src/components/Notice/Notice.tsx'
import { color, motion } from '../../design-system/src/tokens/index.ts'
import { resolved, TokenRows } from './DocsParts.tsx'

const run = keyframes`
  from { inset-inline-start: 0 }
  to { inset-inline-start: calc(100% - 24px) }
`

const Track = styled.div`
  position: relative;
  block-size: 24px;
  border-block-end: 1px solid ${color.borderHairline};

  & > i {
    position: absolute;
    inset-block-start: 0;
    inline-size: 2px;
    block-size: 24px;
    background: ${color.accent};
    animation: ${run} both;
  }
`

const uses: Readonly<Record<keyof typeof motion, string>> = {
  instant: 'A press that answers',
  quick: 'A change of colour',
  base: 'A panel that opens in its place',
  slow: 'A drawer, the chat',
  pluck: 'The string of a model, once',
  easeOut: 'What comes or answers',
  easeInOut: 'What goes from one place to another',
}

const query = '(prefers-reduced-motion: reduce)'

function watchMotion(changed: () => void): () => void {
  const preference = window.matchMedia(query)
  preference.addEventListener('change', changed)
  return () => preference.removeEventListener('change', changed)
}

/** Every duration and curve, run on request; and what remains of them for someone who asked for stillness. */
export function MotionSpecimens() {
  const [runs, setRuns] = useState(0)
  const isReduced = useSyncExternalStore(watchMotion, () => window.matchMedia(query).matches)
  const rows = Object.entries(motion).map(([name, reference]) => {
    const isCurve = name.startsWith('ease')
    return {
      name: `motion.${name}`,
      facts: [resolved(reference), uses[name as keyof typeof motion]],
      sample: (
        <Track key={runs}>
          <i
            style={{
              animationDuration: isCurve ? motion.pluck : reference,
              animationTimingFunction: isCurve ? reference : motion.easeOut,
            }}
          />
        </Track>
      ),
    }
  })
  return (
    <div className="sb-unstyled">
      <Notice tone="info">
        {isReduced
          ? 'Your system asks for reduced motion: every duration on this page is 1 ms, as it is in the shop.'
          : 'Your system allows motion. With “reduce motion” every duration below drops to 1 ms.'}
      </Notice>
      <TokenRows rows={rows} />
      <Button variant="secondary" onClick={() => setRuns(runs + 1)}>
        Run them again
      </Button>
    </div>
  )
}
