import type { ComponentPropsWithRef, ComponentType } from 'react'

export interface IconProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  /** A `lucide-react` icon, or any component that takes the same attributes. */
  icon: ComponentType<ComponentPropsWithRef<'svg'> & { size?: number | string }>
  /** Edge in pixels. The stroke is 1.5 px at every size. */
  size?: 16 | 20 | 24
  /** Only for an icon that stands alone and says something; beside words it is decoration. */
  label?: string
}

/**
 * An icon by the house rules: 1.5 px stroke, mitred joins, square caps (butt caps would erase the dots of
 * lucide's alert and info icons, which are strokes of no length).
 */
export function Icon({ icon: Glyph, size = 20, label, ...rest }: IconProps) {
  const meaning = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return (
    <Glyph
      size={size}
      strokeWidth={(1.5 * 24) / size}
      strokeLinecap="square"
      strokeLinejoin="miter"
      {...meaning}
      {...rest}
    />
  )
}
