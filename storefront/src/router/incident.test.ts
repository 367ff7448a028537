import { expect, it } from 'vitest'
import { ApiError } from '../api/api-error.ts'
import { incidentOf, referenceOf } from './incident.ts'

it("[SRV-7] is the id under which the server's log has the failure, where the API answered with one", () => {
  const failure = { status: 500, body: null }
  const headers = new Headers({ 'X-Request-Id': 'q7ZtV0b4sXn1Lk9e' })
  expect(incidentOf(new ApiError('', { ...failure, headers }))).toBe('q7ZtV0b4sXn1Lk9e')
  expect(incidentOf(new ApiError('', failure))).toMatch(/^[0-9a-f]{8}$/)
  expect(incidentOf(new TypeError('Failed to fetch'))).toMatch(/^[0-9a-f]{8}$/)
})

it('[SRV-7, BEY-21] the page prints as much of the id as its design has room for', () => {
  expect(referenceOf('b7edc241-1510-43f6-8971-11e37f3a09c2')).toBe('7f3a09c2')
  expect(referenceOf('7f3a09c2')).toBe('7f3a09c2')
})
