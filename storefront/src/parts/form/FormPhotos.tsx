import { PhotoField } from '@shruti/design-system/PhotoField'
import type { UploadedPicture } from '@shruti/server/contract'
import { maximumPictures, pictureTypes, type UploadPurpose } from '@shruti/server/contract/uploads'
import { pictureRules, pictureProblem, usePictures } from '../../queries/uploads.ts'
import { t } from '../../language/t.ts'

interface FormPhotosProps {
  /** Of the field in the submitted form: `photosIn` reads it. */
  name: string
  label: string
  purpose: UploadPurpose
  /** Those that are there already. */
  known?: readonly UploadedPicture[] | undefined
  /** The form was sent too early: say why. */
  reportsProblem: boolean
  error?: string | undefined
}

/** Photos as a field of a form, which carries their ids. */
export function FormPhotos({ name, label, purpose, known, reportsProblem, error }: FormPhotosProps) {
  const { pictures, add, remove, retry } = usePictures(purpose, known)
  const problem = pictureProblem(pictures)
  return (
    <PhotoField
      label={label}
      optional
      hint={t('Up to {count} photos. {rules}', { count: maximumPictures, rules: pictureRules(purpose) })}
      name={name}
      photos={pictures.map(({ uploadId, ...picture }) => ({ ...picture, value: uploadId }))}
      maximum={maximumPictures}
      accept={pictureTypes}
      onAdd={add}
      onRemove={remove}
      onRetry={retry}
      error={(reportsProblem ? problem : undefined) ?? error}
    />
  )
}

/** The ids of a field's photos. */
export function photosIn(form: FormData, name: string): string[] {
  const value = form.get(name)
  return typeof value === 'string' && value !== '' ? value.split(',') : []
}

/** Whether no photo of the form is on its way, or failed. */
export const photosAreReady = (form: FormData) => ![...form.keys()].some(name => name.endsWith('-unsettled'))
