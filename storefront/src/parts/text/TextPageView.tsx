import { Heading } from '@shruti/design-system/Heading'
import { Prose } from '@shruti/design-system/Prose'
import { Section } from '@shruti/design-system/Section'
import { Stack } from '@shruti/design-system/Stack'
import { Text } from '@shruti/design-system/Text'
import type { ReactNode } from 'react'
import { useApp } from '../../app/app-context.ts'
import { PageHead } from '../../head/PageHead.tsx'
import { paths } from '../../paths.ts'
import { breadcrumbData } from '../../head/structured-data.ts'
import type { TextPageContent } from '../../content/text-page.ts'
import { TextSections } from './TextSections.tsx'
import { t } from '../../language/t.ts'

interface TextPageViewProps {
  content: TextPageContent
  /** What the shop's settings add, below the text. */
  children?: ReactNode
}

/** A page of running text: about, policies. */
export function TextPageView({ content, children }: TextPageViewProps) {
  const { publicOrigin } = useApp()
  const { title, description, path, introduction, sections } = content
  const crumbs = [
    { name: t('Home'), path: paths.home },
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
      <Stack gap={7}>
        <Prose>
          <Heading as="h1" size="display2">
            {title}
          </Heading>
          <Text size="lead">{introduction}</Text>
          <TextSections sections={sections} />
        </Prose>
        {children}
      </Stack>
    </Section>
  )
}
