import type { ComponentPropsWithRef, MouseEvent } from 'react'
import type { LinkComponent } from '../../foundations/link-component.ts'
import { RisingTicks } from '../../foundations/RisingTicks.tsx'
import { Label, LinkRoot, Root, Ticks } from './Button.styles.ts'

interface ButtonOwnProps {
  /** One primary to a view; `secondary` is its companion, `quiet` for the rest, `danger` for what cannot be undone. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger'
  /** Height 36, 48 or 56 px; `small` is for dense, pointer-driven screens and grows to 44 px under a finger. */
  size?: 'small' | 'medium' | 'large'
  /** Fills the width of its container. */
  wide?: boolean
  /** Something is under way: three ticks replace the label, the width stays, and pressing does nothing. */
  loading?: boolean
}

type ButtonElementProps = ComponentPropsWithRef<'button'> & { href?: undefined; LinkComponent?: undefined }

type LinkElementProps = ComponentPropsWithRef<'a'> & {
  /** Makes it a link that looks like a button. */
  href: string
  LinkComponent?: LinkComponent
}

export type ButtonProps = ButtonOwnProps & (ButtonElementProps | LinkElementProps)

function swallow(event: MouseEvent) {
  event.preventDefault()
  event.stopPropagation()
}

/** Does something; with `href`, goes somewhere. It is `type="button"` unless told otherwise. */
export function Button({
  variant = 'primary',
  size = 'medium',
  wide = false,
  loading = false,
  children,
  ...rest
}: ButtonProps) {
  const look = { 'data-variant': variant, 'data-size': size, 'data-wide': wide || undefined }
  const content = (
    <>
      <Label>{children}</Label>
      {loading && (
        <Ticks aria-hidden="true">
          <RisingTicks />
        </Ticks>
      )}
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
  const { LinkComponent: _unused, href: _none, onClick, ...button } = rest
  return (
    <Root
      type="button"
      {...look}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={loading ? swallow : onClick}
      {...button}
    >
      {content}
    </Root>
  )
}
