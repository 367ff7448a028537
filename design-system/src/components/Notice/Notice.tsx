import type { ComponentPropsWithRef, ReactNode } from 'react'
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import { Body, Root, Sign, Title } from './Notice.styles.ts'

export interface NoticeProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** Icon, edge and ground; `danger` interrupts screen readers where it is `live`. */
  tone?: 'info' | 'success' | 'warning' | 'danger'
  /** A line in bold above the text. */
  title?: ReactNode
  /** Said by screen readers as soon as it appears; leave it out for what was there from the start. */
  live?: boolean
  /** A button or a link below the text. */
  action?: ReactNode
}

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert }

/** A message in the page that stays: a changed price in the cart, a failed payment, a currency's fine print. */
export function Notice({ tone = 'info', title, live = false, action, children, ...rest }: NoticeProps) {
  const role = tone === 'danger' ? 'alert' : 'status'
  return (
    <Root data-tone={tone} role={live ? role : undefined} {...rest}>
      <Sign icon={icons[tone]} />
      <Body>
        {title && <Title>{title}</Title>}
        {children}
        {action}
      </Body>
    </Root>
  )
}
