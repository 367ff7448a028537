import { Checkbox } from '@shruti/design-system/Checkbox'
import { Grid } from '@shruti/design-system/Grid'
import { Select } from '@shruti/design-system/Select'
import { Stack } from '@shruti/design-system/Stack'
import { TextField } from '@shruti/design-system/TextField'
import { indianStates, type AdminShippingZone } from '@shruti/server/contract'
import { useSaveZone, ZoneConflict } from '../../../queries/admin-shipping.ts'
import { RecordDialog } from '../form/RecordDialog.tsx'
import { usualZone, zoneDifferences, zoneInputOf } from './zone-fields.ts'

const dayFields = [
  { name: 'standardDays', end: 'min', label: 'Standard from' },
  { name: 'standardDays', end: 'max', label: 'Standard to' },
  { name: 'expressDays', end: 'min', label: 'Express from' },
  { name: 'expressDays', end: 'max', label: 'Express to' },
] as const

/** A zone, new or known, with both sides of a conflict [ADM-7][ADM-9]. */
export function ZoneDialog({ zone, onClose }: { zone?: AdminShippingZone; onClose: () => void }) {
  const save = useSaveZone(onClose)
  return (
    <RecordDialog
      title={zone ? `Edit zone ${zone.id}` : 'New zone'}
      description="Of several zones that fit a PIN code, the one with the longest prefix counts."
      record={zone}
      save={save}
      theirs={save.error instanceof ZoneConflict ? save.error.theirs : undefined}
      read={zoneInputOf}
      differences={zoneDifferences}
      onClose={onClose}
    >
      {(base, fields) => {
        const shown = base ?? usualZone
        return (
          <>
            {!zone && (
              <TextField
                label="PIN prefix"
                name="prefix"
                inputMode="numeric"
                maxLength={6}
                hint="The first 1 to 6 digits. It stays."
                error={fields['prefix']}
              />
            )}
            <Grid columns={2} gap={4}>
              <TextField
                label="City"
                name="city"
                hint="Empty: several cities."
                defaultValue={shown.city ?? ''}
                error={fields['city']}
              />
              <Select label="State" name="state" defaultValue={shown.state ?? ''} error={fields['state']}>
                <option value="">Several states</option>
                {indianStates.map(state => (
                  <option key={state}>{state}</option>
                ))}
              </Select>
            </Grid>
            <Stack gap={3}>
              <Checkbox label="We deliver there" name="serviceable" defaultChecked={shown.serviceable} />
              <Checkbox label="Cash on delivery" name="cod" defaultChecked={shown.cod} />
              <Checkbox label="Express delivery" name="express" defaultChecked={shown.express} />
            </Stack>
            <Grid columns={2} gap={4}>
              {dayFields.map(({ name, end, label }) => (
                <TextField
                  key={label}
                  label={label}
                  name={`${name}.${end}`}
                  inputMode="numeric"
                  suffix="business days"
                  defaultValue={shown[name][end]}
                  error={fields[`${name}.${end}`]}
                />
              ))}
            </Grid>
          </>
        )
      }}
    </RecordDialog>
  )
}
