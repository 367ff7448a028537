import type { ComponentPropsWithRef } from 'react'
import type { LinkComponent } from '../../foundations/link-component.ts'
import { Button } from '../Button/Button.tsx'
import { Explanation, Root, Status, Title } from './NotFoundView.styles.ts'
import { t } from '../../texts/t.ts'

export interface NotFoundViewProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Where the button leads. */
  shopHref: string
  LinkComponent?: LinkComponent
}

/** What an unknown address shows, with HTTP status 404 (ROUTE-1). Holds the page's `h1`. */
export function NotFoundView({ shopHref, LinkComponent = 'a', ...rest }: NotFoundViewProps) {
  return (
    <Root {...rest}>
      <Status>404</Status>
      <div>
        <Title>{t('Page not found')}</Title>
        <Explanation>
          {t('This page is outside the octave. The address may be mistyped, or the page may have moved.')}
        </Explanation>
        <Button href={shopHref} LinkComponent={LinkComponent}>
          {t('Go to the shop')}
        </Button>
      </div>
    </Root>
  )
}
