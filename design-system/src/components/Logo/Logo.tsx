import type { ComponentPropsWithRef } from 'react'
import type { LinkComponent } from '../../foundations/link-component.ts'
import { logoPath, logoViewBox } from './logo-path.ts'
import { Mark, Name, Root } from './Logo.styles.ts'

export interface LogoProps extends Omit<ComponentPropsWithRef<'a'>, 'children'> {
  /** Where it leads; home by default. */
  href?: string
  LinkComponent?: LinkComponent
  size?: 'small' | 'medium'
  /** The Latin name beside the wordmark; `except-tablet` leaves it out from 768 to 1024 px, where bars are narrow. */
  showName?: boolean | 'except-tablet'
}

/** The shop's sign: the wordmark, a hairline, the name in Latin letters. */
export function Logo({
  href = '/',
  LinkComponent = 'a',
  size = 'medium',
  showName = true,
  ...rest
}: LogoProps) {
  return (
    <Root as={LinkComponent} href={href} aria-label="Shruti, home" data-size={size} {...rest}>
      <Mark viewBox={logoViewBox} aria-hidden="true">
        <path fill="currentColor" d={logoPath} />
      </Mark>
      {showName && <Name data-except={showName === 'except-tablet' ? 'tablet' : undefined}>Shruti</Name>}
    </Root>
  )
}
