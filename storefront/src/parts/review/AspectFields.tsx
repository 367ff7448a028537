import { Button } from '@shruti/design-system/Button'
import { Cluster } from '@shruti/design-system/Cluster'
import { RatingField } from '@shruti/design-system/RatingField'
import type { AspectRatings, ReviewAspect } from '@shruti/server/contract'
import { useState } from 'react'
import { t } from '../../language/t.ts'
import { aspectWords } from './aspect-words.ts'

interface AspectFieldsProps {
  /** What of the product can be rated. */
  aspects: readonly ReviewAspect[]
  /** As they were given before. */
  given?: AspectRatings | undefined
  /** By the name of the field: "aspects.sound". */
  errors: Readonly<Record<string, string | undefined>>
}

const nameOf = (aspect: ReviewAspect) => `aspects.${aspect}`

/** Stars for what may be rated beside the whole; nobody has to, and a star cannot be unchosen but by "Clear" [BEY-13]. */
export function AspectFields({ aspects, given, errors }: AspectFieldsProps) {
  const [round, setRound] = useState(0)
  const [isRated, setIsRated] = useState(given !== undefined && Object.keys(given).length > 0)
  const words = aspectWords()
  return (
    <>
      {aspects.map(aspect => (
        <RatingField
          key={`${aspect} ${round}`}
          label={words[aspect]}
          name={nameOf(aspect)}
          optional
          defaultValue={round === 0 ? given?.[aspect] : undefined}
          onValueChange={() => setIsRated(true)}
          error={errors[nameOf(aspect)]}
        />
      ))}
      {isRated && (
        <Cluster>
          <Button
            variant="quiet"
            size="small"
            onClick={() => {
              setRound(round + 1)
              setIsRated(false)
            }}
          >
            {t('Clear the optional ratings')}
          </Button>
        </Cluster>
      )}
    </>
  )
}

/** The stars that a form sends. */
export function aspectsIn(form: FormData, aspects: readonly ReviewAspect[]): AspectRatings {
  const rated = aspects.filter(aspect => form.has(nameOf(aspect)))
  return Object.fromEntries(rated.map(aspect => [aspect, Number(form.get(nameOf(aspect)))]))
}
