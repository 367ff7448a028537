import type { Theme } from '@shruti/design-system/ThemeSwitch'
import { useStoredValue } from './use-stored-value.ts'

/** The visitor's theme, and how to choose another. */
export function useTheme(): [theme: Theme, choose: (theme: Theme) => void] {
  const [stored, store] = useStoredValue('theme')
  function choose(theme: Theme) {
    const root = document.documentElement
    if (theme === 'system') delete root.dataset['theme']
    else root.dataset['theme'] = theme
    store(theme === 'system' ? null : theme)
  }
  return [stored === 'light' || stored === 'dark' ? stored : 'system', choose]
}
