/** A picture that a form has, is getting, or lets go of. */
export interface PictureEntry {
  /** The same from when it was chosen. */
  key: string
  /** What people call it: the name of its file. */
  name: string
  /** Address as the catalogue has it, once there is one. */
  src?: string | undefined
  status: 'sending' | 'ready' | 'failed'
  /** Of its way, from 0 to 1; absent where nobody knows. */
  progress?: number | undefined
  /** Why it failed. */
  error?: string | undefined
  /** Sending it again can help. */
  canRetry?: boolean | undefined
  /** What it shows, for whoever cannot see it. */
  alt: string
  altError?: string | undefined
  /** Taken away, until the form is saved. */
  removed?: boolean | undefined
}
