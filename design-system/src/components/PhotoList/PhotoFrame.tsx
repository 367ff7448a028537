import type { ReactNode } from 'react'
import { Frame, Image } from './PhotoList.styles.ts'

interface PhotoFrameProps {
  /** Undefined: `children` stand in its place. */
  src: string | undefined
  alt: string
  children?: ReactNode
}

/** A small picture in a square. In the place of one that cannot be loaded stand its words, without a script too (IMG-1). */
export function PhotoFrame({ src, alt, children }: PhotoFrameProps) {
  return <Frame>{src ? <Image src={src} alt={alt} loading="lazy" /> : children}</Frame>
}
