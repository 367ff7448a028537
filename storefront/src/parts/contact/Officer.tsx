import { DefinitionList } from '@shruti/design-system/DefinitionList'
import { Heading } from '@shruti/design-system/Heading'
import { Link } from '@shruti/design-system/Link'
import { Stack } from '@shruti/design-system/Stack'
import { Text } from '@shruti/design-system/Text'
import type { Settings } from '@shruti/server/contract'
import { t } from '../../language/t.ts'

interface OfficerProps {
  /** An address of the page leads to it: `/contact#grievance-officer`. */
  id: string
  title: string
  promise: string
  officer: NonNullable<Settings['store']['grievanceOfficer']>
}

/** Someone at the shop who answers for something, how to reach them, and what they promise. */
export function Officer({ id, title, promise, officer }: OfficerProps) {
  const { name, designation, email, phone } = officer
  return (
    <Stack as="section" gap={3} aria-labelledby={id}>
      <Heading as="h2" id={id}>
        {title}
      </Heading>
      <Text>{promise}</Text>
      <DefinitionList
        items={[
          { term: t('Name'), description: name },
          { term: t('Designation'), description: designation },
          { term: t('Email'), description: <Link href={`mailto:${email}`}>{email}</Link> },
          { term: t('Phone'), description: <Link href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</Link> },
        ]}
      />
    </Stack>
  )
}
