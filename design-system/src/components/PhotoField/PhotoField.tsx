import { Camera, ImageOff, ImagePlus, X } from 'lucide-react'
import { useRef, useState, type ComponentPropsWithRef, type DragEvent } from 'react'
import { Button } from '../Button/Button.tsx'
import { FileButton } from '../FileButton/FileButton.tsx'
import { FieldMessages, useFieldControl, type FieldTexts } from '../Field/Field.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { PhotoFrame } from '../PhotoList/PhotoFrame.tsx'
import { ChoiceLegend } from '../RadioGroup/ChoiceLegend.tsx'
import { Root } from '../RadioGroup/RadioGroup.styles.ts'
import { Spinner } from '../Spinner/Spinner.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import {
  About,
  CameraChoice,
  Choices,
  DropHint,
  DropZone,
  Entries,
  Entry,
  Name,
  Retry,
  State,
} from './PhotoField.styles.ts'
import { t } from '../../texts/t.ts'

/** A photo on its way, or there. */
export interface PhotoEntry {
  /** The same from when it was chosen. */
  key: string
  /** What people call it: the name of its file. */
  name: string
  /** Of its small picture, once there is one. */
  src?: string | undefined
  status: 'sending' | 'ready' | 'failed'
  /** Why it failed. */
  error?: string | undefined
  /** What stands for it in a submitted form, once it is there. */
  value?: string | undefined
  /** Sending it again can help. */
  canRetry?: boolean | undefined
}

export interface PhotoFieldProps
  extends FieldTexts, Omit<ComponentPropsWithRef<'fieldset'>, 'children' | 'onChange' | 'defaultValue'> {
  photos: readonly PhotoEntry[]
  /**
   * Of the values in a submitted form, with commas between. `NAME-unsettled` is in the form too while a photo is on its
   * way, or was not sent.
   */
  name?: string | undefined
  /** How many there may be. */
  maximum: number
  /** Media types that can be chosen. */
  accept: readonly string[]
  /** Gets as many as there is room for. */
  onAdd: (files: readonly File[]) => void
  onRemove: (key: string) => void
  onRetry: (key: string) => void
}

/**
 * Photos that somebody adds: chosen, dropped, or taken with a phone. Each says how far it is, what went wrong with it,
 * and can be taken away. Whoever uses it sends the files.
 */
export function PhotoField({
  label,
  hideLabel,
  hint,
  error,
  optional,
  name,
  photos,
  maximum,
  accept,
  onAdd,
  onRemove,
  onRetry,
  id,
  'aria-describedby': describedBy,
  ...rest
}: PhotoFieldProps) {
  const { controlId, control } = useFieldControl(id, { hint, error }, describedBy)
  const chooseButton = useRef<HTMLButtonElement>(null)
  const group = useRef<HTMLUListElement>(null)
  const [isOver, setIsOver] = useState(false)
  const room = Math.max(0, maximum - photos.length)

  function add(files: Iterable<File> | null) {
    const chosen = [...(files ?? [])].slice(0, room)
    if (chosen.length > 0) onAdd(chosen)
  }

  function drop(event: DragEvent) {
    event.preventDefault()
    setIsOver(false)
    add(event.dataTransfer.files)
  }

  /** The keyboard goes on with what follows, not from the top of the page. */
  function remove(key: string) {
    const buttons = [...(group.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [])]
    const index = photos.findIndex(photo => photo.key === key)
    const next = buttons[index + 1] ?? buttons[index - 1]
    onRemove(key)
    if (next) next.focus()
    else chooseButton.current?.focus()
  }

  return (
    <Root {...rest} {...control} aria-invalid={undefined}>
      <ChoiceLegend label={label} hideLabel={hideLabel} optional={optional} />
      <DropZone
        data-over={isOver || undefined}
        data-invalid={error ? true : undefined}
        onDragOver={event => {
          event.preventDefault()
          setIsOver(room > 0)
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        {photos.length > 0 && (
          <Entries ref={group}>
            {photos.map(photo => (
              <Photo
                key={photo.key}
                photo={photo}
                onRemove={() => remove(photo.key)}
                onRetry={() => onRetry(photo.key)}
              />
            ))}
          </Entries>
        )}
        <Choices>
          <FileButton
            ref={chooseButton}
            variant="quiet"
            size="small"
            accept={accept}
            multiple={maximum > 1}
            disabled={room === 0}
            onFiles={add}
          >
            <Icon icon={ImagePlus} size={16} />
            {maximum === 1 ? t('Choose a photo') : t('Add photos')}
          </FileButton>
          <CameraChoice>
            <FileButton
              variant="quiet"
              size="small"
              accept={accept}
              camera
              disabled={room === 0}
              onFiles={add}
            >
              <Icon icon={Camera} size={16} />
              {t('Take a photo')}
            </FileButton>
          </CameraChoice>
          <DropHint>{room > 0 ? t('or drop here') : null}</DropHint>
        </Choices>
      </DropZone>
      {name !== undefined && (
        <>
          <input type="hidden" name={name} value={photos.flatMap(({ value }) => value ?? []).join(',')} />
          {photos.some(({ status }) => status !== 'ready') && (
            <input type="hidden" name={`${name}-unsettled`} value="yes" />
          )}
        </>
      )}
      <VisuallyHidden role="status">{summaryOf(photos, maximum)}</VisuallyHidden>
      <FieldMessages controlId={controlId} hint={hint} error={error} />
    </Root>
  )
}

function summaryOf(photos: readonly PhotoEntry[], maximum: number): string {
  if (photos.length === 0) return ''
  const sending = photos.filter(({ status }) => status === 'sending').length
  const failed = photos.filter(({ status }) => status === 'failed').length
  return [
    t('{count} of {maximum} photos', { count: photos.length, maximum }),
    sending > 0 && t('{sending} being sent', { sending }),
    failed > 0 && t('{failed} not sent', { failed }),
  ]
    .filter(Boolean)
    .join(', ')
}

interface PhotoProps {
  photo: PhotoEntry
  onRemove: () => void
  onRetry: () => void
}

function Photo({ photo: { name, src, status, error, canRetry = false }, onRemove, onRetry }: PhotoProps) {
  return (
    <Entry>
      <PhotoFrame src={src} alt="">
        {status === 'failed' ? (
          <Icon icon={ImageOff} size={24} />
        ) : (
          <Spinner label={t('Sending {name}', { name })} />
        )}
      </PhotoFrame>
      <About>
        <Name>{name}</Name>
        {status === 'sending' && <State>{t('Sending…')}</State>}
        {status === 'failed' && <State data-status="failed">{error}</State>}
        {status === 'failed' && canRetry && (
          <Retry>
            <Button
              variant="quiet"
              size="small"
              aria-label={t('Try again: {name}', { name })}
              onClick={onRetry}
            >
              {t('Try again')}
            </Button>
          </Retry>
        )}
      </About>
      <IconButton icon={X} label={t('Remove {name}', { name })} data-remove onClick={onRemove} />
    </Entry>
  )
}
