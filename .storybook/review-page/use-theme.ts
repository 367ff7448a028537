import { useEffect, useState } from 'react'
import type { Theme } from '../../design-system/src/components/ThemeSwitch/ThemeSwitch.tsx'

/** The page's theme: the device's until somebody chooses. */
export function useTheme() {
  const [theme, setTheme] = useState<Theme>('system')
  useEffect(() => {
    if (theme === 'system') delete document.documentElement.dataset.theme
    else document.documentElement.dataset.theme = theme
  }, [theme])
  return { theme, setTheme }
}
