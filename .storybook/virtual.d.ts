declare module 'virtual:icons-in-use' {
  import type { LucideIcon } from 'lucide-react'

  /** Every icon that the design system and the storefront import, with who draws it. */
  export const icons: readonly { name: string; icon: LucideIcon; users: readonly string[] }[]
}
