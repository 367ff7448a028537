import { FinderStep } from '@shruti/design-system/FinderStep'
import {
  finderQuestions,
  type FinderAnswers,
  type FinderQuestion as Question,
} from '@shruti/server/search/finder'
import { RouterLink } from '../../router/RouterLink.tsx'
import { finderPath } from './finder-path.ts'
import { shown } from '../../language/shop-text.ts'

interface FinderQuestionProps {
  question: Question
  answers: Partial<FinderAnswers>
}

/** A question that is still open; each answer leads on, and Back takes the last one away. */
export function FinderQuestion({ question, answers }: FinderQuestionProps) {
  const { name, text, options } = shown(question)
  const answered = finderQuestions.filter(other => answers[other.name] !== undefined)
  const { [answered.at(-1)?.name ?? name]: _last, ...before } = answers
  return (
    <FinderStep
      question={text}
      step={answered.length + 1}
      steps={finderQuestions.length}
      answers={options.map(({ value, label, hint }) => ({
        label,
        hint,
        href: finderPath({ ...answers, [name]: value }),
      }))}
      backHref={answered.length > 0 ? finderPath(before) : undefined}
      LinkComponent={RouterLink}
    />
  )
}
