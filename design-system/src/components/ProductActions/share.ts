/** How it ended: handed to the device, put on the clipboard, given up by the person, or neither was possible. */
export type Shared = 'shared' | 'copied' | 'cancelled' | 'impossible'

export interface ShareTarget {
  readonly share?: ((data: { title: string; url: string }) => Promise<void>) | undefined
  readonly clipboard?: { readonly writeText: (text: string) => Promise<void> } | undefined
}

/** Hands a link to the device's own sharing, or else to the clipboard. */
export async function share(target: ShareTarget, title: string, url: string): Promise<Shared> {
  if (target.share) {
    try {
      await target.share({ title, url })
      return 'shared'
    } catch (error) {
      if (error instanceof Error && error.name === 'AbortError') return 'cancelled'
    }
  }
  try {
    if (!target.clipboard) return 'impossible'
    await target.clipboard.writeText(url)
    return 'copied'
  } catch {
    return 'impossible'
  }
}
