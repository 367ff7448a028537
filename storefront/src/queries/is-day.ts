import { commonSchemas } from '@shruti/server/contract'

/** A day of the calendar as an address spells it, YYYY-MM-DD: the server refuses a 31 February. */
export const isDay = (text: string): boolean => commonSchemas.day.safeParse(text).success
