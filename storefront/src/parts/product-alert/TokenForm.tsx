import { Button } from '@shruti/design-system/Button'
import { Cluster } from '@shruti/design-system/Cluster'
import { Heading } from '@shruti/design-system/Heading'
import { Notice } from '@shruti/design-system/Notice'
import { Section } from '@shruti/design-system/Section'
import { Stack } from '@shruti/design-system/Stack'
import { Text } from '@shruti/design-system/Text'
import type { ReactNode } from 'react'
import { PageHead } from '../../head/PageHead.tsx'
import { useUrl } from '../../router/router-context.ts'
import { CallProblem } from '../form/CallProblem.tsx'
import { FormStack } from '../form/FormStack.tsx'
import { localPath } from '../../language/language.ts'

interface TokenFormProps {
  title: string
  /** What pressing the button does. */
  explanation: string
  button: string
  /** Where the form posts to without JavaScript. */
  action: string
  call: {
    readonly mutate: (token: string) => void
    readonly error: Error | null
    readonly isPending: boolean
    readonly isSuccess: boolean
  }
  /** What is said once it is done. */
  done: ReactNode
}

/** Where a link of a message leads: opening it does nothing, since mail programs open links by themselves. */
export function TokenForm({ title, explanation, button, action, call, done }: TokenFormProps) {
  const { searchParams } = useUrl()
  const token = searchParams.get('token') ?? ''
  const isDone = call.isSuccess || searchParams.get('done') === '1'
  return (
    <Section spacing="compact" width="text">
      <PageHead title={title} description={explanation} hidden />
      <Stack gap={6}>
        <Heading as="h1" size="display2">
          {title}
        </Heading>
        {isDone ? (
          <Notice tone="success" live>
            {done}
          </Notice>
        ) : (
          <FormStack
            action={localPath(`${action}?${new URLSearchParams({ token }).toString()}`)}
            onSubmit={event => {
              event.preventDefault()
              call.mutate(token)
            }}
          >
            <Text>{explanation}</Text>
            <CallProblem error={call.error} />
            <Cluster>
              <Button type="submit" loading={call.isPending}>
                {button}
              </Button>
            </Cluster>
          </FormStack>
        )}
      </Stack>
    </Section>
  )
}
