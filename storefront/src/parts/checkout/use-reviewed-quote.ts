import type { Quote } from '@shruti/server/contract'
import { useState } from 'react'
import { quoteChanges } from './quote-changes.ts'

interface Seen {
  readonly quote: Quote
  /** What it was asked for with. */
  readonly choices: string
}

/**
 * Holds the quote that the shopper saw last beside the one that holds now. What changed by itself has to be accepted; what
 * the shopper chose, such as express delivery, counts as seen at once [CHK-1].
 * @param choices what the quote was asked for with, apart from the cart
 */
export function useReviewedQuote(quote: Quote | undefined, choices: string) {
  const [seen, setSeen] = useState<Seen>()
  const isNew = quote !== undefined && quote !== seen?.quote
  const changes =
    isNew && seen ? quoteChanges(seen.quote, quote, { sameChoices: seen.choices === choices }) : []
  if (isNew && changes.length === 0) setSeen({ quote, choices })
  return {
    changes,
    accept: () => quote && setSeen({ quote, choices }),
    /** The next quote is taken as it is: the shopper has accepted what it will be. */
    forget: () => setSeen(undefined),
  }
}
