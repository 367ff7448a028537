import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useForm, type DefaultValues, type FieldValues } from 'react-hook-form'
import type * as z from 'zod'
import { isEnglishBuild } from '../../language/language.ts'
import { loadShopTexts, shopText } from '../../language/shop-text.ts'

/**
 * A form checked by the contract's own schema: on leaving a field, and from then on while typing. On submit the
 * focus goes to the first field that is wrong. Nothing typed is ever cleared.
 */
export function useContractForm<Input extends FieldValues, Output>(
  schema: z.ZodType<Output, Input>,
  defaultValues: DefaultValues<Input>,
) {
  const check = standardSchemaResolver(schema)
  return useForm<Input, unknown, Output>({
    resolver: async (...form) => {
      const result = await check(...form)
      if (!isEnglishBuild && Object.keys(result.errors).length > 0) await loadShopTexts()
      for (const error of Object.values(result.errors)) {
        // Each form of the shop is flat: a field has one message.
        const field = error as { message?: string } | undefined
        if (field?.message !== undefined) field.message = shopText(field.message)
      }
      return result
    },
    mode: 'onTouched',
    defaultValues,
  })
}
