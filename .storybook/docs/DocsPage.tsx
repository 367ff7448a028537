import { Controls, Description, Primary, Stories, useOf } from '@storybook/addon-docs/blocks'
import { lazy, Suspense } from 'react'
import { guideOf } from '../guides/index.ts'
import { styled } from 'styled-components'
import { DocsHeader } from './DocsHeader.tsx'
import { GuideParts, GuideTitle, GuideWhen } from './GuideParts.tsx'

/** Not with every story: only pages of documentation say what uses a component. */
const ComponentUse = lazy(async () => ({ default: (await import('./ComponentUse.tsx')).ComponentUse }))

/** A table of props is wider than a phone. */
const Scroller = styled.div`
  overflow-x: auto;
`

/**
 * The docs page of every component: since when it exists and how far to rely on it, when to use it, how it looks, its
 * anatomy, how it is operated, what to do and not to do, its size and users, its states and its props.
 */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const [section = '', ...rest] = preparedMeta.title.split('/')
  const title = rest.at(-1) ?? section
  const guide = guideOf(preparedMeta.title)
  const folder = /components\/(\w+)\//.exec(String(preparedMeta.parameters['fileName']))?.[1]
  return (
    <>
      <DocsHeader
        section={section}
        title={title}
        {...(guide && { release: guide })}
        {...(folder && { importedFrom: `@shruti/design-system/${folder}` })}
      />
      {guide && <GuideWhen when={guide.when} />}
      <Description />
      <Primary />
      {guide && <GuideParts {...guide} />}
      {guide && folder && (
        <>
          <GuideTitle>Use</GuideTitle>
          <Suspense>
            <ComponentUse name={title} folder={folder} />
          </Suspense>
        </>
      )}
      <GuideTitle>Props</GuideTitle>
      <Scroller>
        <Controls />
      </Scroller>
      <GuideTitle>States</GuideTitle>
      <Stories title="" includePrimary={false} />
    </>
  )
}
