import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import { CopyControl } from './cells.styles.ts'

export interface CopyButtonProps {
  /** What goes to the clipboard. */
  text: string
}

/** Takes a cell's text to the clipboard and says so. It comes up with the pointer or the focus in its row. */
export function CopyButton({ text }: CopyButtonProps) {
  const [copied, setCopied] = useState(false)
  return (
    <CopyControl
      type="button"
      data-copy=""
      aria-label={copied ? `Copied ${text}` : `Copy ${text}`}
      onClick={() => {
        void navigator.clipboard.writeText(text).then(() => setCopied(true))
      }}
      onBlur={() => setCopied(false)}
      onPointerLeave={() => setCopied(false)}
    >
      <Icon icon={copied ? Check : Copy} size={16} />
    </CopyControl>
  )
}
