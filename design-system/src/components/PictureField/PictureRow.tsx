import { ArrowDown, ArrowUp, ImageOff, X } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import { Badge } from '../Badge/Badge.tsx'
import { Button } from '../Button/Button.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Frame } from '../PhotoList/PhotoList.styles.ts'
import { ProductPicture } from '../ProductPicture/ProductPicture.tsx'
import { Spinner } from '../Spinner/Spinner.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { Tooltip, TooltipGroup } from '../Tooltip/Tooltip.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import type { PictureEntry } from './picture-entry.ts'
import {
  About,
  Actions,
  Entry,
  Handle,
  Name,
  Progress,
  RemovedName,
  Retry,
  State,
  Title,
} from './PictureField.styles.ts'
import { t } from '../../texts/t.ts'

interface PictureRowProps extends ComponentPropsWithRef<'li'> {
  picture: PictureEntry
  isMain: boolean
  canMoveEarlier: boolean
  canMoveLater: boolean
  maximumAlt: number | undefined
  /** What makes its small picture a handle. */
  handle: ComponentPropsWithRef<'span'>
  onMove: (direction: 'earlier' | 'later') => void
  onRemove: () => void
  onRetry: () => void
  onAltChange: (alt: string) => void
}

/** A picture with its text and what can be done with it. */
export function PictureRow({
  picture: { key: _key, name: fileName, src, status, progress, error, canRetry = false, alt, altError },
  isMain,
  canMoveEarlier,
  canMoveLater,
  maximumAlt,
  handle,
  onMove,
  onRemove,
  onRetry,
  onAltChange,
  ...rest
}: PictureRowProps) {
  const texts = {
    earlier: t('Move {name} earlier', { name: fileName }),
    later: t('Move {name} later', { name: fileName }),
    remove: t('Remove {name}', { name: fileName }),
  }
  return (
    <Entry {...rest}>
      <Handle {...handle}>
        <Frame>
          {src && <ProductPicture src={src} alt="" sizes="88px" />}
          {!src && status === 'failed' && <Icon icon={ImageOff} size={24} />}
          {!src && status !== 'failed' && <Spinner label={t('Sending {name}', { name: fileName })} />}
        </Frame>
      </Handle>
      <About>
        <Title>
          <Name title={fileName}>{fileName}</Name>
          {isMain && <Badge>{t('Main picture')}</Badge>}
        </Title>
        {status === 'sending' && (
          <>
            <Progress
              aria-label={t('Sending {name}', { name: fileName })}
              {...(progress !== undefined && { value: progress, max: 1 })}
            />
            <State>{progressWords(progress)}</State>
          </>
        )}
        {status === 'failed' ? (
          <State data-status="failed">{error}</State>
        ) : (
          <TextField
            dense
            label={
              <>
                {t('Alternative text')} <VisuallyHidden>{`(${fileName})`}</VisuallyHidden>
              </>
            }
            value={alt}
            maxLength={maximumAlt}
            error={altError}
            autoComplete="off"
            onChange={event => onAltChange(event.currentTarget.value)}
          />
        )}
        {status === 'failed' && canRetry && (
          <Retry>
            <Button
              variant="quiet"
              size="small"
              aria-label={t('Try again: {name}', { name: fileName })}
              onClick={onRetry}
            >
              {t('Try again')}
            </Button>
          </Retry>
        )}
      </About>
      <TooltipGroup>
        <Actions>
          <Tooltip text={texts.earlier} keys="Alt ↑">
            <IconButton
              icon={ArrowUp}
              label={texts.earlier}
              aria-keyshortcuts="Alt+ArrowUp"
              data-move="earlier"
              disabled={!canMoveEarlier}
              onClick={() => onMove('earlier')}
            />
          </Tooltip>
          <Tooltip text={texts.later} keys="Alt ↓">
            <IconButton
              icon={ArrowDown}
              label={texts.later}
              aria-keyshortcuts="Alt+ArrowDown"
              data-move="later"
              disabled={!canMoveLater}
              onClick={() => onMove('later')}
            />
          </Tooltip>
          <Tooltip text={texts.remove}>
            <IconButton icon={X} label={texts.remove} data-remove onClick={onRemove} />
          </Tooltip>
        </Actions>
      </TooltipGroup>
    </Entry>
  )
}

/** All that was sent is then made anew, which takes a moment. */
function progressWords(progress: number | undefined): string {
  if (progress === undefined) return t('Sending…')
  if (progress >= 1) return t('Sent, being prepared…')
  return t('{percent}% sent', { percent: Math.floor(progress * 100) })
}

interface RemovedRowProps extends ComponentPropsWithRef<'li'> {
  fileName: string
  /** There is room for it. */
  canUndo: boolean
  onUndo: () => void
}

/** Where a picture was, until the form is saved. */
export function RemovedRow({ fileName, canUndo, onUndo, ...rest }: RemovedRowProps) {
  return (
    <Entry data-removed="" {...rest}>
      <RemovedName>{t('{name} removed', { name: fileName })}</RemovedName>
      <Button
        variant="quiet"
        size="small"
        aria-label={t('Undo: {name} removed', { name: fileName })}
        data-undo
        disabled={!canUndo}
        onClick={onUndo}
      >
        {t('Undo')}
      </Button>
    </Entry>
  )
}
