import type { ComponentType, ReactNode } from 'react'
import { Scrim } from './overlay.styles.ts'
import { useReturnFocus } from './use-return-focus.ts'

export interface ModalProps {
  /** Radix's dialog or its alert dialog: they differ in their role and in what closes them. */
  primitive: {
    Root: ComponentType<{ open?: boolean; onOpenChange?: (open: boolean) => void; children?: ReactNode }>
    Portal: ComponentType<{ children?: ReactNode }>
  }
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Renders the primitive's content with the handlers that give the focus back. */
  children: (focusHandlers: ReturnType<typeof useReturnFocus>) => ReactNode
}

/** What Dialog, AlertDialog and Drawer are made of: the scrim below, the content above it, the focus given back. */
export function Modal({ primitive: Primitive, open, onOpenChange, children }: ModalProps) {
  const focusHandlers = useReturnFocus()
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Scrim data-scrim="" data-state={open ? 'open' : 'closed'} />
      </Primitive.Portal>
      <Primitive.Portal>{children(focusHandlers)}</Primitive.Portal>
    </Primitive.Root>
  )
}
