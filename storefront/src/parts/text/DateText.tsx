import { Text } from '@shruti/design-system/Text'
import { writtenDate } from './written-date.ts'

/** A day, or the day in India of an instant, in small print. */
export function DateText({ date }: { date: string }) {
  return (
    <Text size="small" tone="muted">
      <time dateTime={date}>{writtenDate(date)}</time>
    </Text>
  )
}
