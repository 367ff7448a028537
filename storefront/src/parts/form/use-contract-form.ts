import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useForm, type DefaultValues, type FieldValues } from 'react-hook-form'
import type * as z from 'zod'

/**
 * A form checked by the contract's own schema: on leaving a field, and from then on while typing. On submit the
 * focus goes to the first field that is wrong. Nothing typed is ever cleared.
 */
export function useContractForm<Input extends FieldValues, Output>(
  schema: z.ZodType<Output, Input>,
  defaultValues: DefaultValues<Input>,
) {
  return useForm<Input, unknown, Output>({
    resolver: standardSchemaResolver(schema),
    mode: 'onTouched',
    defaultValues,
  })
}
