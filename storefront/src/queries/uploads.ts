import type { Upload, UploadedPicture } from '@shruti/server/contract'
import { maximumPictureBytes, type UploadPurpose } from '@shruti/server/contract/uploads'
import { useEffect, useRef, useState } from 'react'
import { ApiError, failedCallMessage, type FailedAnswer } from '../api/api-error.ts'
import { uploadAddress } from './upload-address.ts'
import { useApp } from '../app/app-context.ts'
import { isEnglishBuild } from '../language/language.ts'
import { loadShopTexts, shopText } from '../language/shop-text.ts'
import { t } from '../language/t.ts'

const maximumMegabytes = maximumPictureBytes / (1024 * 1024)

/** What is too large is not sent at all. */
export const tooLarge = () =>
  t('This photo is larger than {maximumMegabytes} MB. Choose a smaller one.', { maximumMegabytes })

/** What may be sent, in words. */
export const pictureRules = () => t('JPEG, PNG or WebP, at most {maximumMegabytes} MB.', { maximumMegabytes })

/**
 * Sends one picture. Again under the same key, it is there once.
 * @throws ApiError in the server's words; TypeError without a connection
 */
export async function sendPicture(
  file: File,
  { purpose, key, signal }: { purpose: UploadPurpose; key: string; signal?: AbortSignal },
): Promise<Upload> {
  const response = await fetch(`/api/uploads?purpose=${purpose}`, {
    method: 'POST',
    // Some systems do not know a picture's type: its first bytes say it anyway.
    headers: {
      'Content-Type': file.type || 'image/jpeg',
      'Idempotency-Key': key,
      Accept: 'application/json',
    },
    credentials: 'same-origin',
    body: file,
    ...(signal && { signal }),
  })
  if (response.ok) return (await response.json()) as Upload
  const body = (await response.json().catch(() => null)) as FailedAnswer['body']
  if (!isEnglishBuild) await loadShopTexts()
  const failure = { status: response.status, headers: response.headers, body }
  throw new ApiError(shopText(failedCallMessage(failure, { publicEndpoint: false })), failure)
}

/** A picture that a form has, or is getting. */
export interface FormPicture {
  /** The idempotency key that it is sent under; the upload's id for one that was there before. */
  readonly key: string
  readonly name: string
  readonly status: 'sending' | 'ready' | 'failed'
  readonly src?: string
  readonly error?: string
  readonly canRetry?: boolean
  readonly uploadId?: string
}

const knownPicture = (picture: UploadedPicture, index: number): FormPicture => ({
  key: picture.id,
  name: t('Photo {number}', { number: index + 1 }),
  status: 'ready',
  src: uploadAddress(picture.smallFile),
  uploadId: picture.id,
})

/** The pictures of a form: each is sent as soon as it is chosen. @param known those that it has already */
export function usePictures(purpose: UploadPurpose, known: readonly UploadedPicture[] = []) {
  const { api } = useApp()
  const [pictures, setPictures] = useState<readonly FormPicture[]>(() => known.map(knownPicture))
  const sending = useRef(new Map<string, { file: File; ending: AbortController }>())

  // A form that is left sends nothing on.
  useEffect(() => {
    const all = sending.current
    return () => all.forEach(({ ending }) => ending.abort())
  }, [])

  const change = (key: string, changes: Partial<FormPicture>) =>
    setPictures(current =>
      current.map(picture => (picture.key === key ? { ...picture, ...changes } : picture)),
    )

  async function send(key: string, file: File) {
    const ending = new AbortController()
    sending.current.set(key, { file, ending })
    try {
      const { id, smallFile } = await sendPicture(file, { purpose, key, signal: ending.signal })
      change(key, { status: 'ready', uploadId: id, src: uploadAddress(smallFile) })
    } catch (error) {
      if (ending.signal.aborted) return
      const isRefused = error instanceof ApiError && error.status < 500 && error.status !== 429
      const message = error instanceof ApiError ? error.message : t('No connection. Your photo was not sent.')
      change(key, { status: 'failed', error: message, canRetry: !isRefused })
    }
  }

  return {
    pictures,
    add: (files: readonly File[]) => {
      for (const file of files) {
        const key = crypto.randomUUID()
        const isTooLarge = file.size > maximumPictureBytes
        const state = isTooLarge
          ? ({ status: 'failed', error: tooLarge() } as const)
          : ({ status: 'sending' } as const)
        setPictures(current => [...current, { key, name: file.name, ...state }])
        if (!isTooLarge) void send(key, file)
      }
    },
    retry: (key: string) => {
      const file = sending.current.get(key)?.file
      if (!file) return
      change(key, { status: 'sending' })
      void send(key, file)
    },
    remove: (key: string) => {
      sending.current.get(key)?.ending.abort()
      const removed = pictures.find(picture => picture.key === key)
      setPictures(current => current.filter(picture => picture.key !== key))
      // One that is attached goes when the form is saved; one that stays unattached goes by itself.
      const isOwn = removed?.uploadId !== undefined && !known.some(({ id }) => id === removed.uploadId)
      if (isOwn) api.call('deleteUpload', { id: removed.uploadId ?? '' }).catch(() => undefined)
    },
  }
}

/** Why a form with these pictures cannot be sent yet; undefined when it can. */
export function pictureProblem(pictures: readonly FormPicture[]): string | undefined {
  if (pictures.some(({ status }) => status === 'sending')) {
    return t('Your photos are still being sent. Wait until they are there.')
  }
  if (pictures.some(({ status }) => status === 'failed')) {
    return t('Some photos were not sent. Try again or remove them.')
  }
  return undefined
}
