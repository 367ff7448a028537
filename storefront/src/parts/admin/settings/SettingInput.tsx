import { Checkbox } from '@shruti/design-system/Checkbox'
import { Select } from '@shruti/design-system/Select'
import { TextArea } from '@shruti/design-system/TextArea'
import { TextField } from '@shruti/design-system/TextField'
import type { UseFormRegisterReturn } from 'react-hook-form'
import type { SettingField, SettingsSection } from './setting-fields.ts'

interface SettingInputProps<S extends SettingsSection> {
  field: SettingField<S>
  error: string | undefined
  readOnly: boolean
  control: UseFormRegisterReturn
}

/** The control of one setting. */
export function SettingInput<S extends SettingsSection>({
  field: { label, hint, kind, options = [] },
  error,
  readOnly,
  control,
}: SettingInputProps<S>) {
  switch (kind) {
    case 'flag':
      return <Checkbox {...{ label, hint, error }} {...control} disabled={readOnly} />
    case 'choice':
    case 'percent':
      return (
        <Select {...{ label, hint, error }} {...control} disabled={readOnly}>
          {options.map(option => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      )
    case 'lines':
      return <TextArea {...{ label, hint, error, readOnly }} rows={4} {...control} />
    case 'rupees':
      return <TextField {...{ label, hint, error, readOnly }} prefix="₹" inputMode="decimal" {...control} />
    case 'number':
      return <TextField {...{ label, hint, error, readOnly }} inputMode="decimal" {...control} />
    case 'text':
      return <TextField {...{ label, hint, error, readOnly }} {...control} />
  }
}
