import { CopyText } from '@shruti/design-system/CopyText'
import { Notice } from '@shruti/design-system/Notice'
import { Stack } from '@shruti/design-system/Stack'
import { Text } from '@shruti/design-system/Text'

/** The secret of a webhook, the one time that it is shown [INT-2]. */
export function SecretNotice({ secret }: { secret: string }) {
  return (
    <Notice tone="success" title="The secret of this webhook" live>
      <Stack gap={4}>
        <Text size="ui">
          Give it to the receiver now: it is not shown again. With it the receiver checks that a delivery is
          the shop’s, as Standard Webhooks describes.
        </Text>
        <CopyText label="Secret" text={secret} copyLabel="Copy secret" />
      </Stack>
    </Notice>
  )
}
