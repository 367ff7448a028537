import * as Primitive from 'radix-ui/popover'
import { ChevronDown } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import { Panel, Trigger } from './DataTableToolbar.styles.ts'

export interface ToolbarPopoverProps {
  /** What the button shows. */
  trigger: ReactNode
  /** Names the button where that is more than it shows, and the panel. */
  label: string
  /** Something is chosen in it. */
  isSet?: boolean
  align?: 'start' | 'end'
  /** The panel's content; call back to close it. */
  children: (close: () => void) => ReactNode
}

/** A button of the toolbar with a panel under it: Escape and a press elsewhere close it, the focus goes back. */
export function ToolbarPopover({
  trigger,
  label,
  isSet = false,
  align = 'start',
  children,
}: ToolbarPopoverProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Primitive.Root open={isOpen} onOpenChange={setOpen}>
      <Primitive.Trigger asChild>
        <Trigger type="button" aria-label={label} data-set={isSet || undefined}>
          {trigger}
          <Icon icon={ChevronDown} size={16} />
        </Trigger>
      </Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content asChild align={align} sideOffset={6} collisionPadding={8} aria-label={label}>
          <Panel>{children(() => setOpen(false))}</Panel>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
