declare module 'virtual:icons-in-use' {
  import type { LucideIcon } from 'lucide-react'

  /** Every icon that the design system and the storefront import, with who draws it. */
  export const icons: readonly { name: string; icon: LucideIcon; users: readonly string[] }[]
}

declare module 'virtual:tokens-in-use' {
  /** What reads a token, by its typed constant: a component of the design system, a module of the storefront. */
  export const tokenUsers: Readonly<Record<string, readonly string[]>>
}

declare module 'virtual:components-in-use' {
  /** What imports a component, by the component's name: modules of the storefront. */
  export const usedInShop: Readonly<Record<string, readonly string[]>>
  /** What imports a component, by its name: other components. */
  export const usedInComponents: Readonly<Record<string, readonly string[]>>
}
