import type { ComponentPropsWithRef, ReactNode } from 'react'
import type { LinkComponent } from '../../foundations/link-component.ts'
import { End, Line, Message, Root } from './AnnouncementBar.styles.ts'
import { t } from '../../texts/t.ts'

export interface AnnouncementBarProps extends Omit<ComponentPropsWithRef<'aside'>, 'children'> {
  /** One true sentence, such as the active promotion's (POP-3). Without one the strip shows from 768 px on alone. */
  message?: string | undefined
  /** Where the sentence leads. */
  href?: string | undefined
  LinkComponent?: LinkComponent
  /** At the end from 768 px on: the currency switch. */
  end?: ReactNode
}

/** The 38 px strip above the navigation bar; night in both themes. */
export function AnnouncementBar({
  message,
  href,
  LinkComponent: Anchor = 'a',
  end,
  ...rest
}: AnnouncementBarProps) {
  return (
    <Root data-ground="night" data-silent={!message || undefined} aria-label={t('Announcement')} {...rest}>
      <Line>
        {message && href ? (
          <Message as={Anchor} href={href}>
            {message}
          </Message>
        ) : (
          <Message>{message}</Message>
        )}
        {end && <End>{end}</End>}
      </Line>
    </Root>
  )
}
