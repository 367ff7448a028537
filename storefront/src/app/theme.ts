import type { Theme } from '@shruti/design-system'
import type { KeyValueStorage } from './browser-storage.ts'

const storageKey = 'theme'

export function readTheme(storage: KeyValueStorage): Theme {
  const stored = storage.getItem(storageKey)
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

/** Shows a theme and remembers it. */
export function chooseTheme(storage: KeyValueStorage, root: HTMLElement, theme: Theme): void {
  if (theme === 'system') {
    delete root.dataset['theme']
    storage.removeItem(storageKey)
  } else {
    root.dataset['theme'] = theme
    storage.setItem(storageKey, theme)
  }
}

/** Printed into the head, so that the chosen theme is set before the first paint. Uses nothing outside of itself. */
export const themeScript =
  "try{var t=localStorage.getItem('theme');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}"
