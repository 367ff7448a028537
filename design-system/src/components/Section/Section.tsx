import type { ComponentPropsWithRef, ReactNode } from 'react'
import type { Svara } from '../../tokens/index.ts'
import { Container, type ContainerProps } from '../Container/Container.tsx'
import { Scale } from '../Scale/Scale.tsx'
import { Heading } from '../Heading/Heading.tsx'
import { Header, Root } from './Section.styles.ts'

export interface SectionProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** Without a title the section needs an `aria-label` of its own, or none. */
  title?: ReactNode
  /** Look of the title; `display2` for statements of the home page. */
  titleSize?: 'display2' | 'h1' | 'h2'
  /** What stands right of the title, on its last line: a sentence, a link. */
  aside?: ReactNode
  /** Opens the section with the scale, this note struck. */
  svara?: Svara | undefined
  /** The scale in grey instead of ink: for a second section of the same page. */
  softScale?: boolean
  /** `night` is the dark band, the same in both themes. */
  ground?: 'page' | 'sunken' | 'night'
  /** `compact` halves the space above and below. */
  spacing?: 'regular' | 'compact' | 'none'
  width?: ContainerProps['width']
}

/** A band of the page: space, ground, scale, title, content. */
export function Section({
  title,
  titleSize = 'h2',
  aside,
  svara,
  softScale = false,
  ground = 'page',
  spacing = 'regular',
  width = 'page',
  children,
  ...rest
}: SectionProps) {
  return (
    <Root data-ground={ground} data-spacing={spacing} {...rest}>
      <Container width={width}>
        {svara && <Scale struck={svara} rule tone={softScale ? 'soft' : 'ink'} />}
        {title && (
          <Header>
            <Heading as="h2" size={titleSize}>
              {title}
            </Heading>
            {aside && <div>{aside}</div>}
          </Header>
        )}
        {children}
      </Container>
    </Root>
  )
}
