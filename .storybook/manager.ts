import { addons } from 'storybook/manager-api'
import { brandTheme } from './docs/theme.ts'

addons.setConfig({ theme: brandTheme, sidebar: { showRoots: true } })
