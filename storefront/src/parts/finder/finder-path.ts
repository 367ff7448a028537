import { finderQuestions, type FinderAnswers } from '@shruti/server/search/finder'
import { paths } from '../../paths.ts'

/** The finder with some answers: in their order, so that the same answers have one address [BEY-6]. */
export function finderPath(answers: Partial<FinderAnswers>): string {
  const query = new URLSearchParams(
    finderQuestions.flatMap(({ name }) => {
      const answer = answers[name]
      return answer === undefined ? [] : [[name, answer]]
    }),
  )
  return query.size > 0 ? `${paths.finder}?${query.toString()}` : paths.finder
}
