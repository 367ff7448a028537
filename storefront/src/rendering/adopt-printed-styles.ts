import { adoptPrintedStyles } from './parted-styles.ts'

// When it is imported: before the modules of components, which take places in the style sheet.
adoptPrintedStyles()
