import { LockKeyhole } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import type { LinkComponent } from '../../foundations/link-component.ts'
import { Icon } from '../Icon/Icon.tsx'
import { Logo } from '../Logo/Logo.tsx'
import { Bar, Note, Root } from './MinimalHeader.styles.ts'
import { t } from '../../texts/t.ts'

export interface MinimalHeaderProps extends Omit<ComponentPropsWithRef<'header'>, 'children'> {
  /** Where the logo leads. */
  homeHref: string
  /** At the end of the bar; "Secure checkout" where money is about to change hands. */
  note?: string
  LinkComponent?: LinkComponent
}

/** The checkout's header: the way home and nothing to wander off to. */
export function MinimalHeader({
  homeHref,
  note = t('Secure checkout'),
  LinkComponent = 'a',
  ...rest
}: MinimalHeaderProps) {
  return (
    <Root {...rest}>
      <Bar>
        <Logo href={homeHref} LinkComponent={LinkComponent} />
        <Note>
          <Icon icon={LockKeyhole} size={16} />
          {note}
        </Note>
      </Bar>
    </Root>
  )
}
