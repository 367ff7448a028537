import { Controls, Description, Primary, Stories, useOf } from '@storybook/addon-docs/blocks'
import { DocsHeader } from './DocsHeader.tsx'

/** The docs page of every component: head, purpose, first story with its controls, then the rest. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const [section = '', ...rest] = preparedMeta.title.split('/')
  const title = rest.at(-1) ?? section
  const isPage = section === 'Pages'
  return (
    <>
      <DocsHeader
        section={section}
        title={title}
        {...(isPage ? {} : { importedFrom: `@shruti/design-system/${title}` })}
      />
      <Description />
      <Primary />
      <Controls />
      <Stories />
    </>
  )
}
