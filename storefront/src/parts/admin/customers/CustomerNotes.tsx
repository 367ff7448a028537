import { formatDateTime } from '@shruti/design-system'
import { Button } from '@shruti/design-system/Button'
import { Heading } from '@shruti/design-system/Heading'
import { RuledList } from '@shruti/design-system/RuledList'
import { Stack } from '@shruti/design-system/Stack'
import { Text } from '@shruti/design-system/Text'
import { TextArea } from '@shruti/design-system/TextArea'
import type { AdminCustomerDetail } from '@shruti/server/contract'
import { useRef } from 'react'
import { ApiError } from '../../../api/api-error.ts'
import { useAddCustomerNote } from '../../../queries/admin-customers.ts'
import { ForRole } from '../access/ForRole.tsx'

/** Characters of a note, as the contract has it. */
const longestNote = 1000

/** What the staff noted about a customer, and a form for one more [ADM-4]. */
export function CustomerNotes({ customer }: { customer: AdminCustomerDetail }) {
  const form = useRef<HTMLFormElement>(null)
  const { mutate, isPending, error } = useAddCustomerNote(() => form.current?.reset())
  const fieldError = error instanceof ApiError ? (error.fields['text'] ?? error.message) : error?.message
  return (
    <Stack gap={4}>
      <Heading as="h2" size="h3">
        Notes
      </Heading>
      <ForRole
        operation="adminAddCustomerNote"
        instead={customer.notes.length === 0 && <Text tone="muted">None yet.</Text>}
      >
        <form
          ref={form}
          method="post"
          onSubmit={event => {
            event.preventDefault()
            const text = new FormData(event.currentTarget).get('text')
            mutate({ id: customer.id, version: customer.version, text: typeof text === 'string' ? text : '' })
          }}
        >
          <Stack gap={3}>
            <TextArea
              label="New note"
              name="text"
              hint="For the staff. The customer gets it with their data if they ask for it."
              maxLength={longestNote}
              error={fieldError}
            />
            <div>
              <Button type="submit" variant="secondary" loading={isPending}>
                Add note
              </Button>
            </div>
          </Stack>
        </form>
      </ForRole>
      {customer.notes.length > 0 && (
        <RuledList>
          {customer.notes.map(({ id, text, at, author }) => (
            <li key={id}>
              <Text>{text}</Text>
              <Text size="small">
                {author}, <time dateTime={at}>{formatDateTime(at)}</time>
              </Text>
            </li>
          ))}
        </RuledList>
      )}
    </Stack>
  )
}
