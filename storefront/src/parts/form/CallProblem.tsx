import { Notice } from '@shruti/design-system/Notice'
import { ApiError } from '../../api/api-error.ts'
import { NotConfirmed } from '../../session/guarded-call.ts'

interface CallProblemProps {
  error: Error | null
  /** Fields that show the server's message themselves. */
  fields?: readonly string[]
}

/** Why a call was refused, where no field says it. Who did not confirm knows why. */
export function CallProblem({ error, fields = [] }: CallProblemProps) {
  if (!error || error instanceof NotConfirmed) return null
  if (error instanceof ApiError && fields.some(field => error.fields[field] !== undefined)) return null
  return (
    <Notice tone="danger" live>
      {error.message}
    </Notice>
  )
}
