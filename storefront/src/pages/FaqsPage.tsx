import { Disclosure } from '@shruti/design-system/Disclosure'
import { Heading } from '@shruti/design-system/Heading'
import { Section } from '@shruti/design-system/Section'
import { Stack } from '@shruti/design-system/Stack'
import { Text } from '@shruti/design-system/Text'
import { PageHead } from '../head/PageHead.tsx'
import { faqData } from '../head/structured-data.ts'
import { faqs, faqsPage } from '../content/faqs.ts'

/** Questions with short answers, each folded away until asked. */
export default function FaqsPage() {
  const { title, description, path, introduction } = faqsPage()
  return (
    <Section spacing="compact" width="text">
      <PageHead
        title={title}
        description={description}
        canonicalPath={path}
        structuredData={[faqData(faqs())]}
      />
      <Stack gap={7}>
        <Stack gap={2}>
          <Heading as="h1" size="display2">
            {title}
          </Heading>
          <Text>{introduction}</Text>
        </Stack>
        {faqs().map(group => (
          <Stack as="section" key={group.title} gap={3}>
            <Heading as="h2">{group.title}</Heading>
            {group.questions.map(({ question, answer }) => (
              <Disclosure key={question} title={question}>
                <Text>{answer}</Text>
              </Disclosure>
            ))}
          </Stack>
        ))}
      </Stack>
    </Section>
  )
}
