const hosts = {
  instagram: 'www.instagram.com',
  twitter: 'twitter.com',
  facebook: 'www.facebook.com',
} as const

/** The address of a handle: the settings keep handles, as the chat prints them (`@shruti.example`). */
export function socialHref(network: keyof typeof hosts, handle: string): string {
  return `https://${hosts[network]}/${encodeURIComponent(handle.replace(/^@/, ''))}`
}
