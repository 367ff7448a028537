/**
 * Each child but the first, after `>`. `* + *` means the same, but makes Chromium work out the styles of all that stands beside
 * whatever comes into the page, anywhere in it. `:where` leaves the rule as weak as that would be.
 */
export const afterFirst = ':where(:not(:first-child))'
