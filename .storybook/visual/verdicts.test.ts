import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { ifMeant, notAccepted } from './verdicts.ts'

const badge = fileURLToPath(
  new URL('../../design-system/src/components/Badge/Badge.stories.tsx', import.meta.url),
)

describe('[SB-2] a picture that differs', () => {
  it('says the command that accepts it, with the path of its stories', () => {
    expect(ifMeant(badge)).toBe(
      'If it is meant: npm run test:visual -- --update design-system/src/components/Badge/Badge.stories.tsx',
    )
  })

  it('says so as well where there is no accepted one', () => {
    expect(notAccepted('feedback-badge--sale', badge)).toBe(
      'feedback-badge--sale: no accepted picture. It is in visual-diff/; accept it with npm run test:visual -- --update design-system/src/components/Badge/Badge.stories.tsx',
    )
  })
})
