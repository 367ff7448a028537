import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { useEffect, useState, type PropsWithChildren } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { brandThemes, themeNamed, type ThemeName } from './theme.ts'

interface GlobalsEvent {
  readonly globals: Readonly<Record<string, unknown>>
}

/** The page around every docs page: in the theme of the toolbar, as the stories on it are. */
export function ThemedContainer(props: PropsWithChildren<DocsContainerProps>) {
  const [theme, setTheme] = useState<ThemeName>(() => themeNamed(globalsOf(props)['theme']))
  useEffect(() => {
    const channel = addons.getChannel()
    const follow = ({ globals }: GlobalsEvent) => setTheme(themeNamed(globals['theme']))
    channel.on(GLOBALS_UPDATED, follow)
    channel.on(SET_GLOBALS, follow)
    return () => {
      channel.off(GLOBALS_UPDATED, follow)
      channel.off(SET_GLOBALS, follow)
    }
  }, [])
  useEffect(() => {
    document.documentElement.dataset.theme = theme
  }, [theme])
  return <DocsContainer {...props} theme={brandThemes[theme]} />
}

/** The toolbar's choices when the page is opened; the docs context knows them without a type. */
function globalsOf({ context }: DocsContainerProps): Readonly<Record<string, unknown>> {
  const { store } = context as { readonly store?: { readonly userGlobals?: { get(): object } } }
  return { ...store?.userGlobals?.get() }
}
