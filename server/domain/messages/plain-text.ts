import type { MessageContent, MessageFact } from '../ports/message-content.ts'

const inLines = (facts: readonly MessageFact[]) =>
  facts.map(({ label, value }) => `${label}: ${value}`).join('\n')

/** A message as plain text: every part of it, for programs and people that read no HTML. */
export function plainTextOf(content: MessageContent): string {
  const {
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
  } = content
  return [
    heading,
    ...(code === undefined ? [] : [code]),
    ...paragraphs,
    inLines(facts),
    lines.map(({ name, detail, amount }) => `${name}, ${detail}: ${amount}`).join('\n'),
    inLines(totals),
    action ? `${action.label}: ${action.url}` : '',
    [
      '--',
      reason,
      ...(stop ? [`${stop.label}: ${stop.url}`] : []),
      ...(sender ? [senderInLines(sender)] : []),
    ].join('\n'),
  ]
    .filter(part => part !== '')
    .join('\n\n')
}

function senderInLines({
  legalName,
  address,
  supportEmail,
  supportPhone,
}: NonNullable<MessageContent['sender']>): string {
  return `${legalName}, ${address}\n${supportEmail}, ${supportPhone}`
}
