import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Container, type ContainerProps } from '../Container/Container.tsx'
import { Heading } from '../Heading/Heading.tsx'
import { Header, Root } from './Section.styles.ts'

export interface SectionProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** Without a title the section needs an `aria-label` of its own, or none. */
  title?: ReactNode
  /** Look of the title; `display2` for statements of the home page. */
  titleSize?: 'display2' | 'h1' | 'h2'
  /** What stands right of the title, on its last line: a sentence, a link. */
  aside?: ReactNode
  /** Opens the section, above the title: a Scale, a Divider. */
  opener?: ReactNode
  /** `night` is the dark band, the same in both themes. */
  ground?: 'page' | 'sunken' | 'night'
  /** `compact` halves the space above and below. */
  spacing?: 'regular' | 'compact' | 'none'
  width?: ContainerProps['width']
}

/** A band of the page: space, ground, opener, title, content. */
export function Section({
  title,
  titleSize = 'h2',
  aside,
  opener,
  ground = 'page',
  spacing = 'regular',
  width = 'page',
  children,
  ...rest
}: SectionProps) {
  return (
    <Root data-ground={ground} data-spacing={spacing} {...rest}>
      <Container width={width}>
        {opener}
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
