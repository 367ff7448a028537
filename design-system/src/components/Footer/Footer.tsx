import { LockKeyhole, MessageSquare, RotateCcw } from 'lucide-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import type { LinkComponent } from '../../foundations/link-component.ts'
import { Ltr } from '../../foundations/Ltr.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { NewsletterForm } from '../NewsletterForm/NewsletterForm.tsx'
import {
  Address,
  Base,
  ColumnLink,
  Columns,
  ColumnTitle,
  ContactColumn,
  ContactLink,
  Letters,
  Newsletter,
  Offer,
  Root,
  SocialLinks,
  Ticks,
  Tile,
  Tiles,
  TileText,
  TileTitle,
  Word,
} from './Footer.styles.ts'
import { t } from '../../texts/t.ts'

export interface FooterLink {
  label: string
  href: string
}

export interface FooterProps extends Omit<ComponentPropsWithRef<'footer'>, 'children'> {
  /** Featured Categories, Quick Links, Legal (FOOT-3, FOOT-4). */
  columns: readonly { title: string; links: readonly FooterLink[] }[]
  /** The telephone number with its country code: "+91 80 4718 2200". */
  contact: { addressLines: readonly string[]; phone: string; email: string }
  /** Shown as words: the icon set has no brand marks. */
  socialLinks: readonly FooterLink[]
  /** Promised beside the newsletter field and named by its thank-you (FOOT-1). */
  newsletterCode: string
  /** Year of the copyright line. */
  year: number
  /** Above the copyright line, for instance the theme switch. */
  settings?: ReactNode
  LinkComponent?: LinkComponent
}

/** FOOT-2. "24/7" is worded so that it is true: the chat at any hour, people on weekdays. */
const reassurances = () => [
  {
    icon: LockKeyhole,
    title: t('Secure payment'),
    text: t('Cash on delivery on orders up to ₹10,000. We never see your card number.'),
  },
  {
    icon: RotateCcw,
    title: t('Money-back guarantee'),
    text: t('30-day risk-free trial. Refunds reach you in 5–7 business days.'),
  },
  {
    icon: MessageSquare,
    title: t('24/7 customer support'),
    text: t('Chat at any time. Our support team is available Monday to Friday, 9:00 AM–6:00 PM IST.'),
  },
]

/** Smooth or at once, as the global style sets `scroll-behavior` (FOOT-4). */
const toTop = () => window.scrollTo({ top: 0 })

/** The end of every shop page, night in both themes (FOOT-1 to FOOT-4). */
export function Footer({
  id = 'footer',
  columns,
  contact,
  socialLinks,
  newsletterCode,
  year,
  settings,
  LinkComponent: Anchor = 'a',
  ...rest
}: FooterProps) {
  return (
    <Root data-ground="night" id={id} {...rest}>
      <Newsletter>
        <Offer>{t('Sign up and get 10% off your first order.')}</Offer>
        <NewsletterForm code={newsletterCode} fieldId={`${id}-email`} />
      </Newsletter>
      <Tiles>
        {reassurances().map(({ icon, title, text }) => (
          <Tile key={title}>
            <Icon icon={icon} size={24} />
            <TileTitle>{title}</TileTitle>
            <TileText>{text}</TileText>
          </Tile>
        ))}
      </Tiles>
      <Columns>
        {columns.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <ColumnTitle>{title}</ColumnTitle>
            <ul>
              {links.map(({ label, href }) => (
                <li key={href}>
                  <ColumnLink as={Anchor} href={href} onClick={toTop}>
                    {label}
                  </ColumnLink>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <ContactColumn>
          <ColumnTitle>{t('Contact')}</ColumnTitle>
          <Address>
            {contact.addressLines.map(line => (
              <span key={line}>{line}</span>
            ))}
            <ContactLink href={`mailto:${contact.email}`}>{contact.email}</ContactLink>
            <ContactLink href={`tel:${contact.phone.replaceAll(' ', '')}`}>
              <Ltr>{contact.phone}</Ltr>
            </ContactLink>
          </Address>
          <ColumnTitle>{t('Follow us')}</ColumnTitle>
          <SocialLinks>
            {socialLinks.map(({ label, href }) => (
              <li key={href}>
                <ContactLink href={href} rel="noopener">
                  {label}
                </ContactLink>
              </li>
            ))}
          </SocialLinks>
        </ContactColumn>
      </Columns>
      <Word aria-hidden="true">
        <Letters extended label="" />
        <Ticks />
      </Word>
      <Base>
        <span>{t('© {year} Shruti. All rights reserved.', { year })}</span>
        {settings}
        <span>{t('Prices include all taxes.')}</span>
      </Base>
    </Root>
  )
}
