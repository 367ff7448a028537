import { create } from 'storybook/theming'

const chuna = '#F3F4F0'
const chunaSunken = '#E9EBE5'
const siyahi = '#131512'
const muted = '#555B51'
const hairline = '#D0D4CA'
const control = '#757B70'
const rani = '#D3156F'

/** Storybook's own frame and docs in the brand: limewash ground, ink text, pink selection, square corners. */
export const brandTheme = create({
  base: 'light',
  brandTitle: 'Shruti, component library',
  brandUrl: './',
  brandTarget: '_self',
  fontBase: "'Shruti Anek', system-ui, sans-serif",
  appBg: chunaSunken,
  appContentBg: chuna,
  appPreviewBg: chuna,
  appHoverBg: chuna,
  appBorderColor: hairline,
  appBorderRadius: 0,
  barBg: chuna,
  barTextColor: muted,
  barSelectedColor: rani,
  barHoverColor: siyahi,
  colorPrimary: siyahi,
  colorSecondary: rani,
  textColor: siyahi,
  textMutedColor: muted,
  textInverseColor: chuna,
  inputBg: '#FFFFFF',
  inputBorder: control,
  inputTextColor: siyahi,
  inputBorderRadius: 2,
})
