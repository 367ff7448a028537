import { ImagePlus } from 'lucide-react'
import {
  useLayoutEffect,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type DragEvent,
  type RefObject,
} from 'react'
import { FileButton } from '../FileButton/FileButton.tsx'
import { FieldMessages, useFieldControl, type FieldTexts } from '../Field/Field.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { ChoiceLegend } from '../RadioGroup/ChoiceLegend.tsx'
import { Root } from '../RadioGroup/RadioGroup.styles.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { keptOf, movedTo, placeBeyond } from './picture-order.ts'
import { Choices, DropHint, DropZone, Entries, LeftOut } from './PictureField.styles.ts'
import type { PictureEntry } from './picture-entry.ts'
import { PictureRow, RemovedRow } from './PictureRow.tsx'
import { t } from '../../texts/t.ts'

export interface PictureFieldProps
  extends FieldTexts, Omit<ComponentPropsWithRef<'fieldset'>, 'children' | 'onChange' | 'defaultValue'> {
  /** In their order; the first that is not removed is the main one. */
  pictures: readonly PictureEntry[]
  /** How many there may be. */
  maximum: number
  /** Letters of a text. */
  maximumAlt?: number | undefined
  /** Media types that can be chosen. */
  accept: readonly string[]
  /** Gets as many as there is room for. */
  onAdd: (files: readonly File[]) => void
  /** @param place where it then is among all, those that are removed too; from 0 */
  onMove: (key: string, place: number) => void
  onRemove: (key: string) => void
  onUndo: (key: string) => void
  onRetry: (key: string) => void
  onAltChange: (key: string, alt: string) => void
}

/**
 * Pictures of the shop's own, in an order: chosen or dropped, moved, described and taken away, which can be undone until
 * the form is saved. Whoever uses it keeps them and sends the files.
 */
export function PictureField({
  label,
  hideLabel,
  hint,
  error,
  optional,
  pictures,
  maximum,
  maximumAlt,
  accept,
  disabled = false,
  onAdd,
  onMove,
  onRemove,
  onUndo,
  onRetry,
  onAltChange,
  id,
  'aria-describedby': describedBy,
  ...rest
}: PictureFieldProps) {
  const { controlId, control } = useFieldControl(id, { hint, error }, describedBy)
  const list = useRef<HTMLOListElement>(null)
  const [isOver, setIsOver] = useState(false)
  const [said, say] = useState('')
  const [leftOut, setLeftOut] = useState(0)
  const [dragged, setDragged] = useState<string>()
  const [target, setTarget] = useState<string>()
  const kept = keptOf(pictures)
  const room = Math.max(0, maximum - kept.length)
  const focusNext = useFocusAfter(list, pictures)

  function add(files: Iterable<File> | null) {
    const chosen = [...(files ?? [])]
    const taken = chosen.slice(0, room)
    setLeftOut(chosen.length - taken.length)
    if (taken.length === 0) return
    onAdd(taken)
    say(t('{count, plural, one {# picture added} other {# pictures added}}', { count: taken.length }))
  }

  function drop(event: DragEvent) {
    event.preventDefault()
    setIsOver(false)
    if (!disabled && dragged === undefined) add(event.dataTransfer.files)
  }

  function moveTo({ key, name: fileName }: PictureEntry, place: number) {
    focusNext(key, '[data-move]:not(:disabled)')
    onMove(key, place)
    const number = keptOf(movedTo(pictures, key, place)).findIndex(picture => picture.key === key) + 1
    say(t('{name} is now picture {number} of {count}', { name: fileName, number, count: kept.length }))
  }

  function step(picture: PictureEntry, direction: 'earlier' | 'later') {
    const place = placeBeyond(pictures, picture.key, direction)
    if (place !== undefined) moveTo(picture, place)
  }

  function remove({ key, name: fileName }: PictureEntry) {
    focusNext(key, '[data-undo]')
    onRemove(key)
    say(t('{name} removed', { name: fileName }))
    setLeftOut(0)
  }

  function undo({ key, name: fileName }: PictureEntry) {
    focusNext(key, '[data-remove]')
    onUndo(key)
    say(t('{name} is back', { name: fileName }))
  }

  return (
    <Root {...rest} {...control} aria-invalid={undefined} disabled={disabled}>
      <ChoiceLegend label={label} hideLabel={hideLabel} optional={optional} />
      <DropZone
        data-over={isOver || undefined}
        data-invalid={error ? true : undefined}
        onDragOver={event => {
          event.preventDefault()
          setIsOver(!disabled && room > 0 && dragged === undefined)
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        {pictures.length > 0 && (
          <Entries ref={list}>
            {pictures.map((picture, place) =>
              picture.removed ? (
                <RemovedRow
                  key={picture.key}
                  fileName={picture.name}
                  canUndo={room > 0}
                  onUndo={() => undo(picture)}
                />
              ) : (
                <PictureRow
                  key={picture.key}
                  data-dragged={dragged === picture.key || undefined}
                  data-target={(dragged !== undefined && target === picture.key) || undefined}
                  picture={picture}
                  isMain={picture === kept[0]}
                  canMoveEarlier={picture !== kept[0]}
                  canMoveLater={picture !== kept.at(-1)}
                  maximumAlt={maximumAlt}
                  handle={{
                    draggable: !disabled && kept.length > 1,
                    onDragStart(event) {
                      // Without data some browsers drag nothing.
                      event.dataTransfer.setData('text/plain', picture.name)
                      setDragged(picture.key)
                    },
                    onDragEnd: () => setDragged(undefined),
                  }}
                  onDragOver={() => setTarget(picture.key)}
                  onDrop={() => {
                    const moving = pictures.find(({ key }) => key === dragged)
                    if (moving && moving !== picture) moveTo(moving, place)
                  }}
                  onKeyDown={event => {
                    if (!event.altKey || !/^Arrow(Up|Down)$/.test(event.key)) return
                    event.preventDefault()
                    step(picture, event.key === 'ArrowUp' ? 'earlier' : 'later')
                  }}
                  onMove={direction => step(picture, direction)}
                  onRemove={() => remove(picture)}
                  onRetry={() => onRetry(picture.key)}
                  onAltChange={alt => onAltChange(picture.key, alt)}
                />
              ),
            )}
          </Entries>
        )}
        <Choices>
          <FileButton
            variant="quiet"
            size="small"
            accept={accept}
            multiple={maximum > 1}
            disabled={disabled || room === 0}
            onFiles={add}
          >
            <Icon icon={ImagePlus} size={16} />
            {t('Add pictures')}
          </FileButton>
          <DropHint>{room > 0 && !disabled ? t('or drop here') : null}</DropHint>
          {leftOut > 0 && (
            <LeftOut role="status">
              {t(
                '{count, plural, one {# file was} other {# files were}} left out: at most {maximum} pictures.',
                {
                  count: leftOut,
                  maximum,
                },
              )}
            </LeftOut>
          )}
        </Choices>
      </DropZone>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <VisuallyHidden role="status">{summaryOf(kept, maximum)}</VisuallyHidden>
      <FieldMessages controlId={controlId} hint={hint} error={error} />
    </Root>
  )
}

/**
 * After a change of the pictures the keyboard goes on in the picture that it was about: where it was, if that can still
 * have the focus, else at a part of it.
 */
function useFocusAfter(
  list: RefObject<HTMLOListElement | null>,
  pictures: readonly PictureEntry[],
): (key: string, part: string) => void {
  const next = useRef<{ key: string; part: string; from: Element | null }>(undefined)
  useLayoutEffect(() => {
    if (!next.current) return
    const { key, part, from } = next.current
    next.current = undefined
    const row = list.current?.children[pictures.findIndex(picture => picture.key === key)]
    const isLeft = !from || !row?.contains(from) || from.matches(':disabled')
    const target = isLeft ? row?.querySelector<HTMLElement>(part) : from
    if (target instanceof HTMLElement) target.focus()
  }, [list, pictures])
  return (key, part) => {
    next.current = { key, part, from: document.activeElement }
  }
}

function summaryOf(kept: readonly PictureEntry[], maximum: number): string {
  if (kept.length === 0) return ''
  const sending = kept.filter(({ status }) => status === 'sending').length
  const failed = kept.filter(({ status }) => status === 'failed').length
  return [
    t('{count} of {maximum} pictures', { count: kept.length, maximum }),
    sending > 0 && t('{sending} being sent', { sending }),
    failed > 0 && t('{failed} not sent', { failed }),
  ]
    .filter(Boolean)
    .join(', ')
}
