import { EmailMessage, type EmailMessageContent } from './EmailMessage.tsx'
import { emailStyles } from './EmailMessage.styles.ts'

export interface EmailDocumentProps extends EmailMessageContent {
  subject: string
  /** BCP 47; default "en-IN". */
  lang?: string
}

/** A message as the whole document that is sent: render it to static markup, behind `<!doctype html>`. */
export function EmailDocument({ subject, lang = 'en-IN', ...content }: EmailDocumentProps) {
  return (
    <html lang={lang}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{subject}</title>
        <style>{emailStyles}</style>
      </head>
      <body style={{ margin: 0, padding: 0 }}>
        <EmailMessage {...content} />
      </body>
    </html>
  )
}
