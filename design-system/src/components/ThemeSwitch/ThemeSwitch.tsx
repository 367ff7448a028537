import { Monitor, Moon, Sun } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import { Choice, Root } from './ThemeSwitch.styles.ts'
import { t } from '../../texts/t.ts'

export type Theme = 'light' | 'dark' | 'system'

export interface ThemeSwitchProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  theme: Theme
  /** Keep the choice and set `data-theme` on the root element. */
  onThemeChange: (theme: Theme) => void
}

const choices = () =>
  [
    { theme: 'light', label: t('Light'), icon: Sun },
    { theme: 'dark', label: t('Dark'), icon: Moon },
    { theme: 'system', label: t('System'), icon: Monitor },
  ] as const

/** Light, dark, or whatever the device says. Needs scripts. */
export function ThemeSwitch({ theme, onThemeChange, ...rest }: ThemeSwitchProps) {
  return (
    <Root role="group" aria-label={t('Theme')} {...rest}>
      {choices().map(choice => (
        <Choice
          key={choice.theme}
          type="button"
          aria-label={choice.label}
          aria-pressed={choice.theme === theme}
          onClick={() => onThemeChange(choice.theme)}
        >
          <Icon icon={choice.icon} size={16} />
        </Choice>
      ))}
    </Root>
  )
}
