import * as Primitive from 'radix-ui/dialog'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { X } from 'lucide-react'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Modal } from './Modal.tsx'
import { Body, Content, Description, Footer, Header, Title } from './Dialog.styles.ts'
import { t } from '../../texts/t.ts'

export interface DialogProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  open: boolean
  /** Escape, the scrim or the close button was used. */
  onOpenChange: (open: boolean) => void
  title: ReactNode
  /** Read out with the title. */
  description?: ReactNode
  /** Widest 420, 560 or 880 px. */
  size?: 'small' | 'medium' | 'large'
  /** Stays below the content while it scrolls: the buttons. */
  footer?: ReactNode
}

/**
 * A window over the page: the focus is trapped, Escape and the scrim close it, the focus returns to where it
 * was. Load it when it is first needed.
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  size = 'medium',
  footer,
  children,
  ...rest
}: DialogProps) {
  return (
    <Modal primitive={Primitive} open={open} onOpenChange={onOpenChange}>
      {focusHandlers => (
        <Content
          data-size={size}
          {...(description ? {} : { 'aria-describedby': undefined })}
          {...focusHandlers}
          {...rest}
        >
          <Header>
            <Title>{title}</Title>
            <Primitive.Close asChild>
              <IconButton icon={X} label={t('Close')} />
            </Primitive.Close>
          </Header>
          <Body>
            {description && <Description>{description}</Description>}
            {children}
          </Body>
          {footer && <Footer>{footer}</Footer>}
        </Content>
      )}
    </Modal>
  )
}
