import type { ComponentPropsWithRef } from 'react'
import type { LinkComponent } from '../../foundations/link-component.ts'
import { shownCount } from '../Badge/CountBadge.tsx'
import type { IconProps } from '../Icon/Icon.tsx'
import { Count, Glyph, LinkRoot, Root } from './IconButton.styles.ts'

interface IconButtonOwnProps {
  icon: IconProps['icon']
  /** The accessible name: what pressing it does, or where it leads. */
  label: string
  iconSize?: IconProps['size']
  /** A number at the corner, such as cart lines. None or 0 shows nothing; above 99 shows "99+". */
  count?: number | undefined
  /** What is counted, for the accessible name: "items" gives "Cart, 2 items". */
  countLabel?: string | undefined
  /** `bordered` gives it an edge, as on a product card; `inverse` is for dark grounds. */
  variant?: 'plain' | 'bordered' | 'inverse'
}

type ButtonElementProps = Omit<ComponentPropsWithRef<'button'>, 'children'> & {
  href?: undefined
  LinkComponent?: undefined
}

type LinkElementProps = Omit<ComponentPropsWithRef<'a'>, 'children'> & {
  /** Makes it a link. */
  href: string
  LinkComponent?: LinkComponent
}

export type IconButtonProps = IconButtonOwnProps & (ButtonElementProps | LinkElementProps)

/** A 44 px square with one icon. Its label is required, because nothing else names it. */
export function IconButton({
  icon,
  label,
  iconSize = 20,
  count = 0,
  countLabel,
  variant = 'plain',
  ...rest
}: IconButtonProps) {
  const name = count > 0 ? [`${label}, ${shownCount(count)}`, countLabel].filter(Boolean).join(' ') : label
  const look = { 'aria-label': name, 'data-variant': variant, 'data-counted': count > 0 || undefined }
  const content = (
    <>
      <Glyph icon={icon} size={iconSize} />
      <Count count={count} aria-hidden="true" />
    </>
  )
  if (rest.href !== undefined) {
    const { LinkComponent = 'a', ...link } = rest
    return (
      <LinkRoot as={LinkComponent} {...look} {...link}>
        {content}
      </LinkRoot>
    )
  }
  const { LinkComponent: _unused, href: _none, ...button } = rest
  return (
    <Root type="button" {...look} {...button}>
      {content}
    </Root>
  )
}
