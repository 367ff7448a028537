import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form'
import { ApiError } from '../../api/api-error.ts'
import { t } from '../../language/t.ts'
import { originalText } from '../../language/shop-text.ts'

/**
 * Puts the server's message of each wrong field beside that field.
 * @returns whether it named any
 */
export function showFieldErrors<Values extends FieldValues>(
  error: Error,
  setError: UseFormSetError<Values>,
  names: readonly FieldPath<Values>[],
): boolean {
  if (!(error instanceof ApiError)) return false
  const { fields } = error
  const wrong = names.filter(name => fields[name] !== undefined)
  wrong.forEach((name, index) =>
    setError(name, { message: fields[name] ?? '' }, { shouldFocus: index === 0 }),
  )
  return wrong.length > 0
}

/** The texts that the form shows instead of the contract's short message [AUTH-5]. */
export function phoneNumberError(message: string | undefined): string | undefined {
  return message !== undefined && originalText(message) === 'Invalid phone number'
    ? t('Please enter a valid phone number with country code (e.g., +91XXXXXXXXXX)')
    : message
}
