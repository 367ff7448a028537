import type { Upload, UploadedPicture } from '@shruti/server/contract'
import { pictureLimitsOf, type UploadPurpose } from '@shruti/server/contract/uploads'
import { useEffect, useRef, useState } from 'react'
import { ApiError, failedCallMessage, type FailedAnswer } from '../api/api-error.ts'
import { uploadAddress } from './upload-address.ts'
import { sendFile, type SendFileOptions } from '../api/send-file.ts'
import { useApp, type App } from '../app/app-context.ts'
import { isEnglishBuild } from '../language/language.ts'
import { loadShopTexts, shopText } from '../language/shop-text.ts'
import { t } from '../language/t.ts'

const megabytesOf = (purpose: UploadPurpose) => pictureLimitsOf(purpose).bytes / (1024 * 1024)

/** What is too large is not sent at all. */
export const tooLarge = (purpose: UploadPurpose) =>
  t('This photo is larger than {maximumMegabytes} MB. Choose a smaller one.', {
    maximumMegabytes: megabytesOf(purpose),
  })

/** What may be sent, in words. */
export const pictureRules = (purpose: UploadPurpose) =>
  t('JPEG, PNG or WebP, at most {maximumMegabytes} MB.', { maximumMegabytes: megabytesOf(purpose) })

interface Sending extends Pick<SendFileOptions, 'signal' | 'onProgress'> {
  purpose: UploadPurpose
  key: string
}

/**
 * Sends one picture. Again under the same key, it is there once.
 * @throws ApiError in the server's words; TypeError without a connection
 */
export async function sendPicture(
  { sendFile: send = sendFile }: Pick<App, 'sendFile'>,
  file: File,
  { purpose, key, ...options }: Sending,
): Promise<Upload> {
  const response = await send(`/api/uploads?purpose=${purpose}`, file, {
    headers: {
      // Some systems do not know a picture's type, and what is no picture may be dropped: its first bytes say what it is.
      'Content-Type': file.type.startsWith('image/') ? file.type : 'image/jpeg',
      'Idempotency-Key': key,
      Accept: 'application/json',
    },
    ...options,
  })
  if (response.ok) return (await response.json()) as Upload
  const body = (await response.json().catch(() => null)) as FailedAnswer['body']
  if (!isEnglishBuild) await loadShopTexts()
  const failure = { status: response.status, headers: response.headers, body }
  throw new ApiError(shopText(failedCallMessage(failure, { publicEndpoint: false })), failure)
}

/** How far a picture is that is sent. */
export type SendingState =
  | { readonly status: 'sending'; readonly progress?: number | undefined }
  | { readonly status: 'ready'; readonly upload: Upload }
  | { readonly status: 'failed'; readonly error: string; readonly canRetry: boolean }

/** How many are sent at once: one on its way while another is made anew. The server refuses what waits for too long. */
const lanes = 2

/**
 * Sends the pictures of a form as soon as they are chosen, a few at once, and says how far each is. A form that is left
 * sends nothing on.
 */
export function usePictureSending(
  purpose: UploadPurpose,
  onChange: (key: string, state: SendingState) => void,
) {
  const app = useApp()
  const sending = useRef(new Map<string, { file: File; ending: AbortController }>())
  const queues = useRef(Array.from({ length: lanes }, () => Promise.resolve()))

  useEffect(() => {
    const all = sending.current
    return () => all.forEach(({ ending }) => ending.abort())
  }, [])

  function send(key: string, file: File) {
    if (file.size > pictureLimitsOf(purpose).bytes) {
      onChange(key, { status: 'failed', error: tooLarge(purpose), canRetry: false })
      return
    }
    const ending = new AbortController()
    sending.current.set(key, { file, ending })
    onChange(key, { status: 'sending', progress: undefined })
    const [first = Promise.resolve(), ...others] = queues.current
    queues.current = [...others, first.then(() => sendNow(key, file, ending))]
  }

  async function sendNow(key: string, file: File, ending: AbortController) {
    if (ending.signal.aborted) return
    try {
      const onProgress = (progress: number) => onChange(key, { status: 'sending', progress })
      const upload = await sendPicture(app, file, { purpose, key, signal: ending.signal, onProgress })
      onChange(key, { status: 'ready', upload })
    } catch (error) {
      if (ending.signal.aborted) return
      const isRefused = error instanceof ApiError && error.status < 500 && error.status !== 429
      const message = error instanceof ApiError ? error.message : t('No connection. Your photo was not sent.')
      onChange(key, { status: 'failed', error: message, canRetry: !isRefused })
    }
  }

  return {
    send,
    sendAgain: (key: string) => {
      const file = sending.current.get(key)?.file
      if (file) send(key, file)
    },
    stop: (key: string) => sending.current.get(key)?.ending.abort(),
  }
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
  const { send, sendAgain, stop } = usePictureSending(purpose, (key, state) => {
    const changes =
      state.status === 'ready'
        ? { uploadId: state.upload.id, src: uploadAddress(state.upload.smallFile) }
        : state
    setPictures(current =>
      current.map(picture =>
        picture.key === key ? { ...picture, ...changes, status: state.status } : picture,
      ),
    )
  })

  return {
    pictures,
    add: (files: readonly File[]) => {
      for (const file of files) {
        const key = crypto.randomUUID()
        setPictures(current => [...current, { key, name: file.name, status: 'sending' }])
        send(key, file)
      }
    },
    retry: sendAgain,
    remove: (key: string) => {
      stop(key)
      const removed = pictures.find(picture => picture.key === key)
      setPictures(current => current.filter(picture => picture.key !== key))
      // One that is attached goes when the form is saved; one that stays unattached goes by itself.
      const isOwn = removed?.uploadId !== undefined && !known.some(({ id }) => id === removed.uploadId)
      if (isOwn) api.call('deleteUpload', { id: removed.uploadId ?? '' }).catch(() => undefined)
    },
  }
}

/** Why a form with these pictures cannot be sent yet; undefined when it can. */
export function pictureProblem(pictures: readonly Pick<FormPicture, 'status'>[]): string | undefined {
  if (pictures.some(({ status }) => status === 'sending')) {
    return t('Your photos are still being sent. Wait until they are there.')
  }
  if (pictures.some(({ status }) => status === 'failed')) {
    return t('Some photos were not sent. Try again or remove them.')
  }
  return undefined
}
