import { EmailDocument, type EmailDocumentProps } from '@shruti/design-system/EmailMessage'
import { renderToStaticMarkup } from 'react-dom/server'

/** The HTML of a message that the server sends by e-mail (AUTH-6). */
export function renderMessage(content: EmailDocumentProps): string {
  return `<!doctype html>${renderToStaticMarkup(<EmailDocument {...content} />)}`
}
