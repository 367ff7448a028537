import type { ComponentPropsWithRef } from 'react'
import { X } from 'lucide-react'
import type { LinkComponent } from '../../foundations/link-component.ts'
import { Icon } from '../Icon/Icon.tsx'
import { Root } from './Chip.styles.ts'
import { t } from '../../texts/t.ts'

interface ChipOwnProps {
  /** Pressing takes it away: shows a cross and adds "Remove" to the name. */
  removable?: boolean
  /** Chosen, for a chip that toggles. */
  selected?: boolean
}

interface ButtonElementProps extends ComponentPropsWithRef<'button'> {
  href?: undefined
  LinkComponent?: undefined
}

interface LinkElementProps extends ComponentPropsWithRef<'a'> {
  /** Makes it a link, so that a filter can be set and removed without scripts. */
  href: string
  LinkComponent?: LinkComponent
}

export type ChipProps = ChipOwnProps & (ButtonElementProps | LinkElementProps)

/** A small choice in a row of them: an active filter, a quick reply. */
export function Chip({ removable = false, selected, children, ...rest }: ChipProps) {
  const content = (
    <>
      {children}
      {removable && <Icon icon={X} size={16} label={t('Remove')} />}
    </>
  )
  if (rest.href !== undefined) {
    const { LinkComponent = 'a', ...link } = rest
    return (
      <Root as={LinkComponent} data-selected={selected || undefined} {...link}>
        {content}
      </Root>
    )
  }
  const { LinkComponent: _unused, href: _none, ...button } = rest
  return (
    <Root as="button" type="button" aria-pressed={selected} data-selected={selected || undefined} {...button}>
      {content}
    </Root>
  )
}
