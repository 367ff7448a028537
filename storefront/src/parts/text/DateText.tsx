import { Text } from '@shruti/design-system/Text'

/** A day, or the day in India of an instant, as it is written there: 9 November 2026. */
export function DateText({ date }: { date: string }) {
  const written = new Date(date).toLocaleDateString('en-IN', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'Asia/Kolkata',
  })
  return (
    <Text size="small" tone="muted">
      <time dateTime={date}>{written}</time>
    </Text>
  )
}
