import { Meter } from '@shruti/design-system/Meter'
import { Stack } from '@shruti/design-system/Stack'
import { Text } from '@shruti/design-system/Text'
import type { AspectRating } from '@shruti/server/contract'
import { t } from '../../language/t.ts'
import { aspectWords } from './aspect-words.ts'

/** What buyers think of each aspect that some of them rated, with figure and count; nothing where nobody did [BEY-13]. */
export function AspectBars({ aspects }: { aspects: readonly AspectRating[] }) {
  if (aspects.length === 0) return null
  const words = aspectWords()
  return (
    <Stack gap={3} as="ul" aria-label={t('Ratings by aspect')}>
      {aspects.map(({ aspect, average, count }) => (
        <Stack gap={1} as="li" key={aspect}>
          <Text>
            {t('{aspect}: {average} of 5 ({count, plural, one {# rating} other {# ratings}})', {
              aspect: words[aspect],
              average: average.toFixed(1),
              count,
            })}
          </Text>
          <Meter value={average} max={5} />
        </Stack>
      ))}
    </Stack>
  )
}
