import * as Slot from 'radix-ui/slot'
import * as Primitive from 'radix-ui/tooltip'
import {
  createContext,
  use,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type ReactElement,
  type ReactNode,
} from 'react'
import { usePageDirection } from '../../foundations/read-direction.ts'
import { Keys, Panel } from './Tooltip.styles.ts'

export interface TooltipProps {
  /** A few words, without an end stop. */
  text: string
  /** The keys that do the same, as they are printed on a keyboard: "Alt ↑". Set `aria-keyshortcuts` as well. */
  keys?: string | undefined
  /** One button or link, which has a name without this and passes its ref and its props on to its element. */
  children: ReactElement
  /** Where it stands if there is room for it, else it takes the opposite side. `start` and `end` follow the direction. */
  side?: 'top' | 'bottom' | 'start' | 'end'
  /** It comes up only while this media query holds: where, for instance, the words beside an icon are not shown. */
  media?: string | undefined
}

/** How long a pointer rests before the words come, in milliseconds; a pointer that only passes shows nothing. */
const hoverDelayMs = 500

const IsInGroup = createContext(false)

/** Around buttons that stand together: once the words of one are up, those of the others come without the delay. */
export function TooltipGroup({ children }: { children: ReactNode }) {
  return (
    <Primitive.Provider delayDuration={hoverDelayMs}>
      <IsInGroup value={true}>{children}</IsInGroup>
    </Primitive.Provider>
  )
}

/**
 * Says what a button with an icon alone does, for whoever points at it or reaches it by keyboard. It stays while the
 * pointer is on the button or on itself, until Escape (WCAG 1.4.13). A finger shows nothing, so the words are never all
 * that names the button.
 */
export function Tooltip({ text, keys, children, side = 'top', media }: TooltipProps) {
  const isInGroup = use(IsInGroup)
  const isRightToLeft = usePageDirection() === 'rtl'
  const trigger = useRef<HTMLButtonElement>(null)
  /** A press gives the focus too, and asks nothing: a finger's does so when the pointer is up again. */
  const isPressed = useRef(false)
  const [isOpen, setOpen] = useState(false)
  const [isDescription, setDescription] = useState(false)

  function onOpenChange(open: boolean) {
    setOpen(open && (media === undefined || window.matchMedia(media).matches))
    setDescription(trigger.current !== null && !nameHolds(trigger.current, text))
  }

  const tooltip = (
    <Primitive.Root open={isOpen} onOpenChange={onOpenChange} delayDuration={hoverDelayMs}>
      <Primitive.Trigger
        asChild
        ref={trigger}
        onPointerDown={() => {
          isPressed.current = true
        }}
        onFocus={event => {
          if (isPressed.current || !event.currentTarget.matches(':focus-visible')) event.preventDefault()
        }}
        onClick={() => {
          isPressed.current = false
        }}
      >
        <Described isDescription={isDescription}>{children}</Described>
      </Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          asChild
          side={physicalSide(side, isRightToLeft)}
          sideOffset={8}
          collisionPadding={8}
        >
          <Panel>
            {text}
            {keys !== undefined && (
              <>
                {' '}
                <Keys aria-hidden="true">{keys}</Keys>
              </>
            )}
          </Panel>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
  return isInGroup ? tooltip : <TooltipGroup>{tooltip}</TooltipGroup>
}

function physicalSide(side: NonNullable<TooltipProps['side']>, isRightToLeft: boolean) {
  if (side === 'top' || side === 'bottom') return side
  return (side === 'start') === isRightToLeft ? 'right' : 'left'
}

/** Whether a screen reader has said the words with the name: it should not say them twice. */
function nameHolds(element: Element, text: string): boolean {
  const name = element.getAttribute('aria-label') ?? element.textContent
  return withoutSpaces(name).includes(withoutSpaces(text))
}

const withoutSpaces = (text: string) => text.replaceAll(/\s/g, '')

interface DescribedProps extends ComponentPropsWithRef<'button'> {
  isDescription: boolean
}

/** Passes on to the button what makes it open the words; that they describe it, only where its name does not hold them. */
function Described({ isDescription, 'aria-describedby': description, ...props }: DescribedProps) {
  return <Slot.Root {...props} {...(isDescription && { 'aria-describedby': description })} />
}
