import { useRef } from 'react'
import { Button, type ButtonProps } from '../Button/Button.tsx'

export type FileButtonProps = Omit<Extract<ButtonProps, { href?: undefined }>, 'onClick' | 'type'> & {
  /** Media types that can be chosen. */
  accept: readonly string[]
  multiple?: boolean
  /** Opens a phone's camera in place of its files. */
  camera?: boolean
  onFiles: (files: readonly File[]) => void
}

/** A button that opens the choice of files. The same file can be chosen again. */
export function FileButton({ accept, multiple = false, camera = false, onFiles, ...rest }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept.join(',')}
        multiple={multiple}
        {...(camera && { capture: 'environment' })}
        hidden
        tabIndex={-1}
        aria-hidden="true"
        onChange={event => {
          const files = [...(event.currentTarget.files ?? [])]
          event.currentTarget.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
      <Button {...rest} type="button" onClick={() => input.current?.click()} />
    </>
  )
}
