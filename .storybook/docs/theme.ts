import { create } from 'storybook/theming'
import { dark, light, type Theme } from '../../design-system/src/tokens/themes.ts'

export type ThemeName = 'light' | 'dark'

const tokensOf: Readonly<Record<ThemeName, Theme>> = { light, dark }

/** Storybook's own frame and docs in the brand: the tokens' grounds and inks, pink selection, square corners. */
function brandTheme(base: ThemeName) {
  const tokens = tokensOf[base]
  return create({
    base,
    brandTitle: 'Shruti, component library',
    brandUrl: './',
    brandTarget: '_self',
    fontBase: "'Shruti Anek', system-ui, sans-serif",
    appBg: tokens['surface-sunken'],
    appContentBg: tokens['surface-page'],
    appPreviewBg: tokens['surface-page'],
    appHoverBg: tokens['surface-page'],
    appBorderColor: tokens['border-hairline'],
    appBorderRadius: 0,
    barBg: tokens['surface-page'],
    barTextColor: tokens['text-muted'],
    barSelectedColor: tokens['accent-text'],
    barHoverColor: tokens['text-primary'],
    colorPrimary: tokens['text-primary'],
    colorSecondary: tokens['accent'],
    textColor: tokens['text-primary'],
    textMutedColor: tokens['text-muted'],
    textInverseColor: tokens['text-inverse'],
    inputBg: tokens['surface-raised'],
    inputBorder: tokens['border-control'],
    inputTextColor: tokens['text-primary'],
    inputBorderRadius: 2,
    buttonBg: tokens['surface-raised'],
    buttonBorder: tokens['border-control'],
    booleanBg: tokens['surface-sunken'],
    booleanSelectedBg: tokens['surface-raised'],
  })
}

export const brandThemes = { light: brandTheme('light'), dark: brandTheme('dark') } as const

/** What the system prefers: the theme until someone chooses one in the toolbar. */
export function preferredTheme(): ThemeName {
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

export function themeNamed(value: unknown): ThemeName {
  return value === 'dark' ? 'dark' : 'light'
}
