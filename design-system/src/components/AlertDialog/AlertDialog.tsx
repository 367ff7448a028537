import * as Primitive from 'radix-ui/alert-dialog'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Button } from '../Button/Button.tsx'
import { Modal } from '../Dialog/Modal.tsx'
import { Actions, Content, Description, Title } from './AlertDialog.styles.ts'
import { t } from '../../texts/t.ts'

export interface AlertDialogProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The question: "Cancel this order?" */
  title: ReactNode
  /** What it brings about. */
  description: ReactNode
  /** The verb of the question, not "OK": "Cancel order". */
  confirmLabel: string
  /** How to back out: "Keep order". It has the focus at first. */
  cancelLabel?: string
  /** The question was answered with yes. Set `open` to false when it is done. */
  onConfirm: () => void
  /** It cannot be undone. */
  destructive?: boolean
  /** The confirmed act is under way; the dialog stays until `open` says otherwise. */
  confirming?: boolean
}

/** Asks before something that cannot be undone. A press outside does not close it; Escape backs out. */
export function AlertDialog({
  open,
  onOpenChange,
  title,
  description,
  confirmLabel,
  cancelLabel = t('Go back'),
  onConfirm,
  destructive = false,
  confirming = false,
  ...rest
}: AlertDialogProps) {
  return (
    <Modal primitive={Primitive} open={open} onOpenChange={onOpenChange}>
      {focusHandlers => (
        <Content data-size="small" aria-modal="true" {...focusHandlers} {...rest}>
          <Title>{title}</Title>
          <Description>{description}</Description>
          <Actions>
            <Primitive.Cancel asChild>
              <Button variant="quiet">{cancelLabel}</Button>
            </Primitive.Cancel>
            <Button variant={destructive ? 'danger' : 'primary'} loading={confirming} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </Actions>
        </Content>
      )}
    </Modal>
  )
}
