import { Button } from '@shruti/design-system/Button'
import { Checkbox } from '@shruti/design-system/Checkbox'
import { Grid } from '@shruti/design-system/Grid'
import { Heading } from '@shruti/design-system/Heading'
import { Select } from '@shruti/design-system/Select'
import { Split } from '@shruti/design-system/Split'
import { Stack } from '@shruti/design-system/Stack'
import { Text } from '@shruti/design-system/Text'
import { TextArea } from '@shruti/design-system/TextArea'
import { TextField } from '@shruti/design-system/TextField'
import type { AdminPromotion } from '@shruti/server/contract'
import { useRef, useState } from 'react'
import { ApiError } from '../../../api/api-error.ts'
import { useSavePromotion } from '../../../queries/admin-promotions.ts'
import { CallProblem } from '../../form/CallProblem.tsx'
import { useMay } from '../access/use-may.ts'
import { FormStack } from '../../form/FormStack.tsx'
import { focusFirstProblem, useFocusOnRefusal } from '../../form/focus-first-problem.ts'
import { useUnsavedChanges } from '../../form/use-unsaved-changes.tsx'
import { PromotionConflict } from './PromotionConflict.tsx'
import { PromotionGift } from './PromotionGift.tsx'
import { PromotionPreview } from './PromotionPreview.tsx'
import { PromotionScope } from './PromotionScope.tsx'
import { PromotionTrial } from './PromotionTrial.tsx'
import { inputOf, problemsOf, type PromotionDraft } from './promotion-draft.ts'
import { placementWords } from './promotion-words.ts'

interface PromotionFormProps {
  /** What it begins with. */
  start: PromotionDraft
  /** The promotion that it changes; without one it makes another. */
  promotion?: AdminPromotion
  onSaved: (promotion: AdminPromotion) => void
}

/** Makes or changes a promotion, beside what the shop will show and what it would have cost [ADM-6]. */
export function PromotionForm({ start, promotion, onSaved }: PromotionFormProps) {
  const [draft, setDraft] = useState(start)
  const [shownProblems, showProblems] = useState(false)
  const form = useRef<HTMLDivElement>(null)
  const { mutate, isPending, error } = useSavePromotion()
  useFocusOnRefusal(form, error)
  const maySave = useMay()(promotion ? 'adminUpdatePromotion' : 'adminCreatePromotion')
  const unsaved = useUnsavedChanges(maySave && JSON.stringify(draft) !== JSON.stringify(start))
  const ofServer = error instanceof ApiError ? error.fields : {}
  const problems: Readonly<Record<string, string>> = shownProblems
    ? { ...ofServer, ...problemsOf(draft) }
    : ofServer
  const change = (part: Partial<PromotionDraft>) => setDraft(before => ({ ...before, ...part }))
  const isConflict = error instanceof ApiError && error.code === 'stale_version'

  function save(version = promotion?.version) {
    if (!maySave) return
    showProblems(true)
    if (Object.keys(problemsOf(draft)).length > 0) return focusFirstProblem(form.current)
    const kept = promotion && version !== undefined ? { id: promotion.id, version } : undefined
    mutate(
      { kept, fields: inputOf(draft) },
      {
        onSuccess: saved => {
          unsaved.saved()
          onSaved(saved)
        },
      },
    )
  }

  return (
    <Split ratio="7:5" ref={form}>
      <FormStack
        onSubmit={event => {
          event.preventDefault()
          save()
        }}
      >
        {unsaved.dialog}
        {isConflict && promotion ? (
          <PromotionConflict
            promotion={promotion}
            draft={draft}
            saving={isPending}
            onKeepMine={save}
            onTakeTheirs={onSaved}
          />
        ) : (
          <CallProblem error={error} fields={Object.keys(problems)} />
        )}
        <TextField
          label="Title"
          hint="What banner and popup say; otherwise for you alone."
          value={draft.title}
          onChange={event => change({ title: event.currentTarget.value })}
          error={problems['title']}
        />
        <PromotionGift draft={draft} problems={problems} onChange={change} />
        {draft.kind !== 'free_shipping' && (
          <PromotionScope
            scope={draft}
            onChange={change}
            error={problems['categories'] ?? problems['productIds']}
          />
        )}
        <Heading as="h2" size="h3">
          Who may use it
        </Heading>
        <Checkbox
          label="First order only"
          checked={draft.firstOrderOnly}
          onChange={event => change({ firstOrderOnly: event.currentTarget.checked })}
        />
        <Grid columns={3} gap={4}>
          <TextField
            label="Minimum order"
            optional
            prefix="₹"
            inputMode="decimal"
            value={draft.minimumSubtotal}
            onChange={event => change({ minimumSubtotal: event.currentTarget.value })}
            error={problems['minimumSubtotal']}
          />
          <TextField
            label="Uses in all"
            optional
            inputMode="numeric"
            value={draft.usageLimit}
            onChange={event => change({ usageLimit: event.currentTarget.value })}
            error={problems['usageLimit']}
          />
          <TextField
            label="Uses per customer"
            optional
            inputMode="numeric"
            value={draft.perCustomerLimit}
            onChange={event => change({ perCustomerLimit: event.currentTarget.value })}
            error={problems['perCustomerLimit']}
          />
        </Grid>
        <Heading as="h2" size="h3">
          When and where
        </Heading>
        <Grid columns={2} gap={4}>
          <TextField
            label="From"
            type="datetime-local"
            hint="Time in India"
            value={draft.startsAt}
            onChange={event => change({ startsAt: event.currentTarget.value })}
            error={problems['startsAt']}
          />
          <TextField
            label="Until"
            optional
            type="datetime-local"
            hint="Time in India"
            value={draft.endsAt}
            onChange={event => change({ endsAt: event.currentTarget.value })}
            error={problems['endsAt']}
          />
        </Grid>
        <Select
          label="Shows as"
          hint="Of several for one place the latest begun shows."
          value={draft.placement}
          onChange={event => change({ placement: event.currentTarget.value as PromotionDraft['placement'] })}
          error={problems['placement']}
        >
          <option value="">Nothing</option>
          {Object.entries(placementWords).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
        {draft.placement === 'popup' && (
          <TextArea
            label="Text of the popup"
            value={draft.body}
            onChange={event => change({ body: event.currentTarget.value })}
            error={problems['body']}
          />
        )}
        <Checkbox
          label="Switched on"
          checked={draft.active}
          onChange={event => change({ active: event.currentTarget.checked })}
        />
        {maySave ? (
          <Button type="submit" loading={isPending}>
            Save promotion
          </Button>
        ) : (
          <Text tone="muted">Your role can try a promotion on recent orders, and not save it.</Text>
        )}
      </FormStack>
      <Stack gap={6}>
        <PromotionPreview draft={draft} />
        <PromotionTrial
          draft={draft}
          onProblems={() => {
            showProblems(true)
            focusFirstProblem(form.current)
          }}
        />
      </Stack>
    </Split>
  )
}
