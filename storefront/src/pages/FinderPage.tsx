import { Section } from '@shruti/design-system/Section'
import { useSuspenseQuery } from '@tanstack/react-query'
import { finderQuestions, readFinderAnswers, type FinderAnswers } from '@shruti/server/search/finder'
import { useApp } from '../app/app-context.ts'
import { PageHead } from '../head/PageHead.tsx'
import { FinderQuestion } from '../parts/finder/FinderQuestion.tsx'
import { FinderResult } from '../parts/finder/FinderResult.tsx'
import { paths } from '../paths.ts'
import { allProductsQuery } from '../queries/catalogue.ts'
import type { PageLoader } from '../router/guards.ts'
import { useUrl } from '../router/router-context.ts'
import { t } from '../language/t.ts'

const answersIn = (address: URLSearchParams) => readFinderAnswers(name => address.get(name))
const isComplete = (answers: Partial<FinderAnswers>): answers is FinderAnswers =>
  finderQuestions.every(({ name }) => answers[name] !== undefined)

export const loader: PageLoader = async (app, { url }) => {
  if (isComplete(answersIn(url.searchParams))) await app.queryClient.ensureQueryData(allProductsQuery(app))
  return null
}

/** Four questions and the product that fits their answers. All of it is in the address [BEY-6]. */
export default function FinderPage() {
  const answers = answersIn(useUrl().searchParams)
  const open = finderQuestions.find(({ name }) => answers[name] === undefined)
  return (
    <Section spacing="compact">
      <PageHead
        title={t('Find your earbuds')}
        description={t(
          'Four questions, and the earbuds that fit your answers, with the reasons in their own figures.',
        )}
        canonicalPath={paths.finder}
        hidden={Object.keys(answers).length > 0}
      />
      {open ? (
        <FinderQuestion question={open} answers={answers} />
      ) : (
        <Result answers={answers as FinderAnswers} />
      )}
    </Section>
  )
}

function Result({ answers }: { answers: FinderAnswers }) {
  const { data: products } = useSuspenseQuery(allProductsQuery(useApp()))
  return <FinderResult answers={answers} products={products} />
}
