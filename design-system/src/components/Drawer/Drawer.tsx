import * as Primitive from 'radix-ui/dialog'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { X } from 'lucide-react'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Modal } from '../Dialog/Modal.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { Body, Content, Header, Heading } from './Drawer.styles.ts'
import { t } from '../../texts/t.ts'

export interface DrawerProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  open: boolean
  /** Escape, the scrim or the close button was used. */
  onOpenChange: (open: boolean) => void
  /** Names it; shows in the header unless `header` is given. */
  title: string
  /** Instead of the title: the logo. */
  header?: ReactNode
  /** The menu comes from the left (85 % of the viewport, at most 320 px: requirement NAV-7), filters from the right. */
  side?: 'left' | 'right'
  /** Stays below the content while it scrolls. */
  footer?: ReactNode
}

/** A panel from the side. The focus is trapped; Escape and the scrim close it; the focus returns to the opener. */
export function Drawer({
  open,
  onOpenChange,
  title,
  header,
  side = 'left',
  footer,
  children,
  ...rest
}: DrawerProps) {
  return (
    <Modal primitive={Primitive} open={open} onOpenChange={onOpenChange}>
      {focusHandlers => (
        <Content data-side={side} aria-describedby={undefined} {...focusHandlers} {...rest}>
          <Header>
            {header}
            <Primitive.Title asChild>
              {header ? <VisuallyHidden as="h2">{title}</VisuallyHidden> : <Heading>{title}</Heading>}
            </Primitive.Title>
            <Primitive.Close asChild>
              <IconButton icon={X} iconSize={24} label={t('Close')} />
            </Primitive.Close>
          </Header>
          <Body>{children}</Body>
          {footer}
        </Content>
      )}
    </Modal>
  )
}
