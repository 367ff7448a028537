import { Checkbox } from '@shruti/design-system/Checkbox'
import { Grid } from '@shruti/design-system/Grid'
import { Heading } from '@shruti/design-system/Heading'
import { Stack } from '@shruti/design-system/Stack'
import { TextArea } from '@shruti/design-system/TextArea'
import { TextField } from '@shruti/design-system/TextField'
import type { AdminStore } from '@shruti/server/contract'
import { StoreConflict, useSaveStore } from '../../../queries/admin-stores.ts'
import { RecordDialog } from '../form/RecordDialog.tsx'
import { blankStore, days, storeDifferences, storeInputOf } from './store-fields.ts'

interface StoreDialogProps {
  /** Absent: a new one. */
  store?: AdminStore
  /** Where a new one comes in the list. */
  position: number
  onClose: () => void
}

const texts = [
  { name: 'name', label: 'Name' },
  { name: 'city', label: 'City' },
  { name: 'address', label: 'Address' },
  { name: 'pincode', label: 'PIN code' },
  { name: 'phone', label: 'Phone' },
] as const

/** A store, new or known, with both sides of a conflict [ADM-7][ADM-9]. */
export function StoreDialog({ store, position, onClose }: StoreDialogProps) {
  const save = useSaveStore(onClose)
  return (
    <RecordDialog
      title={store ? `Edit ${store.name}` : 'New store'}
      description="The page of stores and the chat show it from the moment you save it."
      record={store}
      save={save}
      theirs={save.error instanceof StoreConflict ? save.error.theirs : undefined}
      read={storeInputOf}
      differences={storeDifferences}
      onClose={onClose}
    >
      {(base, fields) => {
        const shown = base ?? blankStore(position)
        const closedOnError = Object.entries(fields).find(([path]) => path.startsWith('closedOn'))?.[1]
        return (
          <>
            <Grid columns={2} gap={4}>
              {texts.map(({ name, label }) => (
                <TextField
                  key={name}
                  label={label}
                  name={name}
                  autoComplete="off"
                  defaultValue={shown[name]}
                  error={fields[name]}
                />
              ))}
              <TextField
                label="Place in the list"
                name="position"
                inputMode="numeric"
                hint="The smallest comes first."
                defaultValue={shown.position}
                error={fields['position']}
              />
            </Grid>
            <Stack gap={3}>
              <Heading as="h3" size="ui">
                Hours
              </Heading>
              <Grid columns={2} gap={4}>
                {days.flatMap(([day, name]) => [
                  <TextField
                    key={`${day} opens`}
                    type="time"
                    label={`${name} from`}
                    name={`week.${day}.opens`}
                    defaultValue={shown.week[day]?.opens ?? ''}
                    error={fields[`week.${day}.opens`] ?? fields[`week.${day}`]}
                  />,
                  <TextField
                    key={`${day} closes`}
                    type="time"
                    label={`${name} to`}
                    name={`week.${day}.closes`}
                    hint={day === 'monday' ? 'Both empty: closed on that day.' : undefined}
                    defaultValue={shown.week[day]?.closes ?? ''}
                    error={fields[`week.${day}.closes`]}
                  />,
                ])}
              </Grid>
            </Stack>
            <TextArea
              label="Closed on"
              name="closedOn"
              rows={3}
              hint="One day a line, such as 2026-12-25."
              defaultValue={shown.closedOn.join('\n')}
              error={closedOnError}
            />
            <Checkbox
              label="Hide it from the page of stores"
              name="isHidden"
              defaultChecked={shown.isHidden}
            />
          </>
        )
      }}
    </RecordDialog>
  )
}
