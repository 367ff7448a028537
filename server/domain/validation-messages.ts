import * as z from 'zod'

type Issue = Parameters<z.core.$ZodErrorMap>[0]

/** What a value has to be, in words, by zod's name of its type. */
const kinds: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
}

/** What a text has to be, by zod's name of its format. */
const formats: Readonly<Record<string, string>> = {
  date: 'a day such as 2026-11-20',
  datetime: 'an instant such as 2026-11-20T06:00:00Z',
  email: 'an email address',
  url: 'a web address',
}

/** The bound of a value: characters of a text, entries of a list, or the number itself. */
function bound(origin: string, limit: number | bigint, which: 'least' | 'most'): string {
  if (origin === 'string') return `have at ${which} ${limit} characters`
  if (origin === 'array' || origin === 'set') return `have at ${which} ${limit} entries`
  return `be ${limit} or ${which === 'least' ? 'more' : 'less'}`
}

function demandOf(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'be given' : `be ${kinds[issue.expected] ?? issue.expected}`
    case 'invalid_format':
      return `be ${formats[issue.format] ?? 'written otherwise'}`
    case 'invalid_value': {
      const values = issue.values.map(String)
      return values.length > 1 ? `be one of ${values.join(', ')}` : `be ${values.join()}`
    }
    case 'too_small':
      if (issue.inclusive === false) return `be more than ${issue.minimum}`
      if (issue.minimum === 1 && issue.origin !== 'number' && issue.origin !== 'int') return 'not be empty'
      return bound(issue.origin, issue.minimum, 'least')
    case 'too_big':
      if (issue.inclusive === false) return `be less than ${issue.maximum}`
      return bound(issue.origin, issue.maximum, 'most')
    default:
      return 'be written otherwise'
  }
}

/**
 * What is wrong with a field that the contract gives no sentence of its own, named as the request names it. It is for who
 * writes to the API: the forms of the shop have their own sentences. The last name of the path is the field; a number in it
 * is a place in a list.
 */
export function validationMessage(issue: Issue): string {
  const field = issue.path?.findLast(segment => typeof segment === 'string') ?? 'The request'
  if (issue.code === 'unrecognized_keys') return `There is no ${issue.keys.join(', ')}`
  return `${field} must ${demandOf(issue)}`
}

/** Has every schema of the contract say so, in place of the validator's own words. */
export function setValidationMessages(): void {
  z.config({ customError: validationMessage })
}
