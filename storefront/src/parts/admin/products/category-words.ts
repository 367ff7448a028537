import type { CategoryRule } from '@shruti/server/contract'

/** Which products are in a category, in words. */
export const categoryRuleWords: Readonly<Record<CategoryRule, string>> = {
  named: 'Those that name it',
  'noise-cancelling': 'All with noise cancelling',
  'under-1000': 'All under ₹1,000',
}
