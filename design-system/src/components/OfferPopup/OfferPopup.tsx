import { Copy, X } from 'lucide-react'
import { useEffect, useId, useRef, useState, type ComponentPropsWithRef, type KeyboardEvent } from 'react'
import { browserClock, type Clock } from '../../foundations/clock.ts'
import { composeHandlers } from '../../foundations/compose.ts'
import { useWayBack } from '../../foundations/use-way-back.ts'
import { useMakeWay } from '../../foundations/make-way.ts'
import { localTextStorage, type TextStorage } from '../../foundations/text-storage.ts'
import { Button } from '../Button/Button.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Scale } from '../Scale/Scale.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { Body, Code, CodeRow, CopyLabel, CopyLabels, Root, Title, Words } from './OfferPopup.styles.ts'
import { isOfferResting, offerDelayMs, rememberDismissal } from './dismissal.ts'
import { t } from '../../texts/t.ts'

/** The active promotion that an administrator placed in the popup (POP-2). */
export interface PopupOffer {
  code: string
  title: string
  body: string
}

export interface OfferPopupProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Without one nothing ever shows. */
  offer: PopupOffer | null | undefined
  /** On the cart and at checkout: nothing may stand between a shopper and paying. */
  suppressed?: boolean
  /** Milliseconds until it appears (POP-1). */
  delayMs?: number
  /** Where the time of dismissal is kept; `localStorage` unless told otherwise. */
  storage?: TextStorage
  /** For tests and stories: what time it is, and when it appears. */
  clock?: Clock | undefined
}

/** How long the button says "Copied" (POP-2). */
const copiedMs = 2000

/** How long after a finger has left the screen its press may still be on its way to what it was meant for. */
const pressMs = 400

const pressEvents = ['pointerdown', 'pointerup', 'pointercancel'] as const

/**
 * The offer at the bottom right, above the chat button (POP-1). It appears 3 s after the page has loaded, or after
 * `suppressed` ends, unless it was closed in the last 24 hours; while something is being pressed it waits, or it would
 * take that press. It never takes the focus, and never lies over what buys or what the keyboard is on: it makes way,
 * and only the visitor dismisses it.
 */
export function OfferPopup({
  offer,
  suppressed = false,
  delayMs = offerDelayMs,
  storage = localTextStorage,
  clock = browserClock,
  onFocus,
  onKeyDown,
  ...rest
}: OfferPopupProps) {
  const [isDue, setDue] = useState(false)
  const titleId = useId()
  const mayAppear = Boolean(offer) && !suppressed

  useEffect(() => {
    if (!mayAppear) return
    let pressedUntilMs = 0
    const notePress = ({ type }: Event) => {
      pressedUntilMs = type === 'pointerdown' ? Infinity : clock.now() + pressMs
    }
    const appear = () => {
      if (isOfferResting(storage, clock.now())) return
      if (clock.now() < pressedUntilMs) cancel = clock.after(pressMs, appear)
      else setDue(true)
    }
    let cancel = clock.after(delayMs, appear)
    for (const event of pressEvents) addEventListener(event, notePress, true)
    return () => {
      for (const event of pressEvents) removeEventListener(event, notePress, true)
      cancel()
      setDue(false)
    }
  }, [mayAppear, delayMs, storage, clock])

  function close() {
    rememberDismissal(storage, clock.now())
    setDue(false)
    leave()
  }
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close()
  }

  useMakeWay()
  const { noteOrigin, leave } = useWayBack()
  if (!offer || suppressed || !isDue) return null
  return (
    <Root
      aria-labelledby={titleId}
      data-floats="offer"
      {...rest}
      onFocus={composeHandlers(onFocus, noteOrigin)}
      onKeyDown={composeHandlers(onKeyDown, closeOnEscape)}
    >
      <Scale struck="Ni" rule />
      <Body>
        <Title id={titleId}>{offer.title}</Title>
        <IconButton data-part="close" icon={X} label={t('Close offer')} onClick={close} />
        <Words>{offer.body}</Words>
        <CodeToCopy code={offer.code} clock={clock} />
      </Body>
    </Root>
  )
}

function CodeToCopy({ code, clock }: { code: string; clock: Clock }) {
  const shownCode = useRef<HTMLElement>(null)
  const [copied, setCopied] = useState(false)

  useEffect(() => (copied ? clock.after(copiedMs, () => setCopied(false)) : undefined), [copied, clock])

  async function copy() {
    try {
      await navigator.clipboard.writeText(code)
      setCopied(true)
    } catch {
      // Refused, or the page is not secure: selected, it is one key away from being copied.
      if (shownCode.current) window.getSelection()?.selectAllChildren(shownCode.current)
    }
  }

  return (
    <CodeRow>
      <Code ref={shownCode}>{code}</Code>
      <Button size="small" onClick={() => void copy()}>
        <CopyLabels>
          <CopyLabel aria-hidden={copied || undefined}>
            <Icon icon={Copy} size={16} />
            {t('Copy')}
          </CopyLabel>
          <CopyLabel aria-hidden={!copied || undefined}>{t('Copied')}</CopyLabel>
        </CopyLabels>
      </Button>
      {/* Beside the button: inside, a live region would take the button's name away. */}
      <VisuallyHidden role="status">{copied && t('Copied')}</VisuallyHidden>
    </CodeRow>
  )
}
