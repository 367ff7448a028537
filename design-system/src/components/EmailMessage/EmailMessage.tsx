import type { ComponentPropsWithRef, CSSProperties, ReactNode } from 'react'
import { classOf, coloursOf, fontFamily, type EmailRole } from './EmailMessage.styles.ts'

export interface EmailMessageContent {
  /** What a mailbox shows beside the subject. */
  preheader: string
  heading: string
  paragraphs: readonly string[]
  /** A one-time code, shown large. */
  code?: string
  /** Names and values: courier, tracking number, refund. */
  facts?: readonly { label: string; value: string }[]
  /** What was bought; amounts are ready to read. */
  lines?: readonly { name: string; detail: string; amount: string }[]
  /** What the lines come to; the last one is the total. */
  totals?: readonly { label: string; value: string }[]
  /** The one thing to do next; its address is absolute. */
  action?: { label: string; url: string }
  /** Why the message came. */
  reason: string
  /** Ends messages of this kind. */
  stop?: { label: string; url: string }
  sender?: { legalName: string; address: string; supportEmail: string; supportPhone: string }
}

export interface EmailMessageProps
  extends EmailMessageContent, Omit<ComponentPropsWithRef<'table'>, 'children'> {}

/** Colours by class and in the element itself, with what else its style says. */
const painted = (role: EmailRole, style: CSSProperties = {}) => ({
  className: classOf(role),
  style: { ...coloursOf(role), ...style },
})

const text: CSSProperties = { fontFamily, fontSize: 16, lineHeight: '24px', margin: 0 }
const small: CSSProperties = { ...text, fontSize: 14, lineHeight: '20px' }
const hidden: CSSProperties = {
  display: 'none',
  maxHeight: 0,
  overflow: 'hidden',
  fontSize: 1,
  lineHeight: '1px',
  opacity: 0,
}

function LayoutTable({ children, ...rest }: { children: ReactNode } & ComponentPropsWithRef<'table'>) {
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0} width="100%" {...rest}>
      <tbody>{children}</tbody>
    </table>
  )
}

/** A name on the left and what it comes to on the right. */
function Row({
  label,
  detail,
  value,
  strong = false,
}: {
  label: string
  detail?: string
  value: string
  strong?: boolean
}) {
  const weight = strong ? 700 : 400
  return (
    <tr>
      <td align="left" valign="top" style={{ padding: '8px 16px 0 0' }}>
        <p {...painted(strong ? 'heading' : 'text', { ...text, fontWeight: weight })}>{label}</p>
        {detail !== undefined && <p {...painted('muted', small)}>{detail}</p>}
      </td>
      <td align="right" valign="top" style={{ padding: '8px 0 0' }}>
        <p {...painted(strong ? 'heading' : 'text', { ...text, fontWeight: weight })}>{value}</p>
      </td>
    </tr>
  )
}

function Rows({ children }: { children: ReactNode }) {
  return (
    <tr>
      <td style={{ paddingTop: 24 }}>
        <LayoutTable {...painted('rule', { borderTopWidth: 1, borderTopStyle: 'solid', paddingTop: 8 })}>
          {children}
        </LayoutTable>
      </td>
    </tr>
  )
}

/**
 * A message of the shop as mail programs show it: tables, colours in each element, at most 600 pixels wide, no pictures.
 * `EmailDocument` puts it into a document.
 */
export function EmailMessage({
  preheader,
  heading,
  paragraphs,
  code,
  facts = [],
  lines = [],
  totals = [],
  action,
  reason,
  stop,
  sender,
  ...rest
}: EmailMessageProps) {
  return (
    <LayoutTable {...painted('page')} {...rest}>
      <tr>
        <td align="center" style={{ padding: '24px 12px' }}>
          <div style={hidden}>{preheader}</div>
          <LayoutTable {...painted('card', { maxWidth: 600, borderRadius: 12 })}>
            <tr>
              <td className="shruti-mail-pad" align="left" style={{ padding: '32px 40px' }}>
                <LayoutTable>
                  <tr>
                    <td>
                      <p {...painted('link', { ...text, fontSize: 20, fontWeight: 700 })}>Shruti</p>
                      <h1
                        {...painted('heading', {
                          ...text,
                          fontSize: 26,
                          lineHeight: '32px',
                          fontWeight: 700,
                          marginTop: 24,
                        })}
                      >
                        {heading}
                      </h1>
                      {code !== undefined && (
                        <p
                          {...painted('code', {
                            ...text,
                            fontSize: 32,
                            lineHeight: '40px',
                            fontWeight: 700,
                            letterSpacing: 6,
                            textAlign: 'center',
                            borderRadius: 8,
                            padding: '16px 0',
                            marginTop: 24,
                          })}
                        >
                          {code}
                        </p>
                      )}
                      {paragraphs.map(paragraph => (
                        <p key={paragraph} {...painted('text', { ...text, marginTop: 16 })}>
                          {paragraph}
                        </p>
                      ))}
                    </td>
                  </tr>
                  {facts.length > 0 && (
                    <Rows>
                      {facts.map(fact => (
                        <Row key={fact.label} {...fact} />
                      ))}
                    </Rows>
                  )}
                  {action && (
                    <tr>
                      <td style={{ paddingTop: 24 }}>
                        <a
                          href={action.url}
                          {...painted('action', {
                            ...text,
                            fontWeight: 700,
                            display: 'inline-block',
                            padding: '12px 28px',
                            borderRadius: 999,
                            textDecoration: 'none',
                          })}
                        >
                          {action.label}
                        </a>
                      </td>
                    </tr>
                  )}
                  {lines.length > 0 && (
                    <Rows>
                      {lines.map(({ name, detail, amount }) => (
                        <Row key={name + detail} label={name} detail={detail} value={amount} />
                      ))}
                    </Rows>
                  )}
                  {totals.length > 0 && (
                    <Rows>
                      {totals.map((row, index) => (
                        <Row key={row.label} {...row} strong={index === totals.length - 1} />
                      ))}
                    </Rows>
                  )}
                </LayoutTable>
              </td>
            </tr>
          </LayoutTable>
          <LayoutTable style={{ maxWidth: 600 }}>
            <tr>
              <td className="shruti-mail-pad" align="left" style={{ padding: '24px 40px' }}>
                <p {...painted('muted', small)}>{reason}</p>
                {stop && (
                  <p {...painted('muted', { ...small, marginTop: 12 })}>
                    <a href={stop.url} {...painted('link', small)}>
                      {stop.label}
                    </a>
                  </p>
                )}
                {sender && (
                  <p {...painted('muted', { ...small, marginTop: 12 })}>
                    {sender.legalName}, {sender.address}
                    <br />
                    <a href={`mailto:${sender.supportEmail}`} {...painted('link', small)}>
                      {sender.supportEmail}
                    </a>
                    , {sender.supportPhone}
                  </p>
                )}
              </td>
            </tr>
          </LayoutTable>
        </td>
      </tr>
    </LayoutTable>
  )
}
