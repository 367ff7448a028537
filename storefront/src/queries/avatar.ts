import type { Account, User } from '@shruti/server/contract'
import { pictureLimitsOf } from '@shruti/server/contract/uploads'
import { useMutation } from '@tanstack/react-query'
import { useApp } from '../app/app-context.ts'
import { accountKey, keepAccount } from './account.ts'
import { sendPicture, tooLarge } from './uploads.ts'
import { t } from '../language/t.ts'

/** Sends a picture and makes it the user's own; null takes the one there is away [AVA-1]. */
export function useSetAvatar() {
  const app = useApp()
  return useMutation({
    mutationFn: async (file: File | null): Promise<User> => {
      if (file === null) return app.api.call('setAvatar', { uploadId: null })
      if (file.size > pictureLimitsOf('avatar').bytes) throw new Error(tooLarge('avatar'))
      const { id } = await sendPicture(app, file, { purpose: 'avatar', key: crypto.randomUUID() })
      return app.api.call('setAvatar', { uploadId: id })
    },
    onSuccess: ({ avatar }) => {
      const account = app.queryClient.getQueryData<Account>(accountKey)
      if (account) keepAccount(app, { ...account, avatar })
      app.notify({ title: avatar ? t('Picture saved') : t('Picture removed') })
    },
  })
}
