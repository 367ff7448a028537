import { Avatar } from '@shruti/design-system/Avatar'
import { Button } from '@shruti/design-system/Button'
import { Cluster } from '@shruti/design-system/Cluster'
import { FileButton } from '@shruti/design-system/FileButton'
import { Notice } from '@shruti/design-system/Notice'
import { Stack } from '@shruti/design-system/Stack'
import { Text } from '@shruti/design-system/Text'
import type { Account } from '@shruti/server/contract'
import { pictureTypes } from '@shruti/server/contract/uploads'
import { useSetAvatar } from '../../queries/avatar.ts'
import { avatarSrc } from '../../queries/upload-address.ts'
import { pictureRules } from '../../queries/uploads.ts'
import { t } from '../../language/t.ts'

interface AccountPictureProps {
  account: Account
  /** Gives the initials; empty where nothing is known. */
  name: string
}

/** The user's own picture: added, changed and removed [AVA-1]. */
export function AccountPicture({ account, name }: AccountPictureProps) {
  const { mutate, isPending, error } = useSetAvatar()
  const { avatar } = account
  const src = avatarSrc(account)
  return (
    <Stack gap={3}>
      <Cluster>
        {(name !== '' || src !== undefined) && <Avatar name={name} size="large" decorative src={src} />}
        <FileButton
          variant="quiet"
          size="small"
          accept={pictureTypes}
          loading={isPending}
          onFiles={([file]) => file && mutate(file)}
        >
          {avatar ? t('Change picture') : t('Add a picture')}
        </FileButton>
        {avatar && (
          <Button variant="quiet" size="small" disabled={isPending} onClick={() => mutate(null)}>
            {t('Remove picture')}
          </Button>
        )}
      </Cluster>
      <Text size="small" tone="muted">
        {pictureRules('avatar')}
      </Text>
      {error && (
        <Notice tone="danger" live>
          {error.message}
        </Notice>
      )}
    </Stack>
  )
}
