/**
 * What lasts so long and longer, in milliseconds, tells time to a person, as a message that goes or the line under
 * it: nobody waits for its end. What is shorter only puts off work, or moves something to where it stays.
 */
export const tellsTimeFromMs = 1000
