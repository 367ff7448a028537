/**
 * What the Consumer Protection (E-Commerce) Rules 2020 ask of a seller who has a complaint (rule 6(4) and (5), as rule
 * 4(5) of a marketplace): the words are shown, and nothing may promise less. Plain data for the browser.
 */

/** Hours within which the grievance officer acknowledges a complaint. */
export const grievanceAcknowledgedWithinHours = 48
/** Months within which what is complained of is put right. */
export const grievanceRedressedWithinMonths = 1

export const grievancePromise = `We acknowledge a complaint within ${grievanceAcknowledgedWithinHours} hours and resolve it within one month.`
