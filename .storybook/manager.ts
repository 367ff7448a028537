import { addons } from 'storybook/manager-api'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { brandThemes, preferredTheme, themeNamed, type ThemeName } from './docs/theme.ts'

function show(theme: ThemeName): void {
  document.documentElement.dataset.theme = theme
  addons.setConfig({ theme: brandThemes[theme], sidebar: { showRoots: true } })
}

// The system's preference until the toolbar says otherwise; the preview begins with the same.
show(preferredTheme())

addons.register('shruti/theme', api => {
  const follow = ({ globals }: { globals: Record<string, unknown> }) => show(themeNamed(globals['theme']))
  api.on(SET_GLOBALS, follow)
  api.on(GLOBALS_UPDATED, follow)
})
