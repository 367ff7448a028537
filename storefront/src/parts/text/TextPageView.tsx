import { Heading } from '@shruti/design-system/Heading'
import { Prose } from '@shruti/design-system/Prose'
import { Section } from '@shruti/design-system/Section'
import { Text } from '@shruti/design-system/Text'
import { useApp } from '../../app/app-context.ts'
import { PageHead } from '../../head/PageHead.tsx'
import { paths } from '../../paths.ts'
import { breadcrumbData } from '../../head/structured-data.ts'
import type { TextPageContent } from '../../content/text-page.ts'
import { TextSections } from './TextSections.tsx'

/** A page of running text: about, policies. */
export function TextPageView({ content }: { content: TextPageContent }) {
  const { publicOrigin } = useApp()
  const { title, description, path, introduction, sections } = content
  const crumbs = [
    { name: 'Home', path: paths.home },
    { name: title, path },
  ]
  return (
    <Section spacing="compact" width="text">
      <PageHead
        title={title}
        description={description}
        canonicalPath={path}
        structuredData={[breadcrumbData(publicOrigin, crumbs)]}
      />
      <Prose>
        <Heading as="h1" size="display2">
          {title}
        </Heading>
        <Text size="lead">{introduction}</Text>
        <TextSections sections={sections} />
      </Prose>
    </Section>
  )
}
