import type { ComponentPropsWithRef, ComponentType } from 'react'

/**
 * What a component renders for a link: `'a'` unless the application passes a wrapper of its router's link.
 * It receives `href` and everything else that an anchor takes.
 */
export type LinkComponent = 'a' | ComponentType<ComponentPropsWithRef<'a'>>
