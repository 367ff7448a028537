import { useCallback, useState, type ComponentPropsWithRef } from 'react'
import { initialsOf } from './initials.ts'
import { Image, Root } from './Avatar.styles.ts'

export interface AvatarProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The person's name or e-mail address: gives the initials, and is what screen readers hear. */
  name: string
  /** Without a picture, or until it has loaded, the initials show. */
  src?: string | undefined
  /** Diameter 32, 40 or 64 px. */
  size?: 'small' | 'medium' | 'large'
  /** True where the name stands beside it. */
  decorative?: boolean
}

/** A person, round. `data-status` says how far the picture is: idle, loading, loaded or error (requirement AVA-1). */
export function Avatar({ name, src, size = 'medium', decorative = false, ...rest }: AvatarProps) {
  const [settled, setSettled] = useState<{ src: string; status: 'loaded' | 'error' }>()
  const status = !src ? 'idle' : settled?.src === src ? settled.status : 'loading'

  // A cached picture can be complete before React listens.
  const inspect = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && src) setSettled({ src, status: image.naturalWidth > 0 ? 'loaded' : 'error' })
    },
    [src],
  )

  return (
    <Root
      data-status={status}
      data-size={size}
      {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
      {...rest}
    >
      {status !== 'loaded' && <span aria-hidden="true">{initialsOf(name)}</span>}
      {src && status !== 'error' && (
        <Image
          ref={inspect}
          src={src}
          alt=""
          width={64}
          height={64}
          hidden={status !== 'loaded'}
          onLoad={() => setSettled({ src, status: 'loaded' })}
          onError={() => setSettled({ src, status: 'error' })}
        />
      )}
    </Root>
  )
}
