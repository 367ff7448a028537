import { ConflictNotice } from '@shruti/design-system/ConflictNotice'
import type { AdminPromotion } from '@shruti/server/contract'
import { useQuery } from '@tanstack/react-query'
import { useApp } from '../../../app/app-context.ts'
import { promotionQuery } from '../../../queries/admin-promotions.ts'
import { draftOf, type PromotionDraft } from './promotion-draft.ts'

interface PromotionConflictProps {
  promotion: AdminPromotion
  draft: PromotionDraft
  saving: boolean
  /** @param version that somebody else saved */
  onKeepMine: (version: number) => void
  onTakeTheirs: (promotion: AdminPromotion) => void
}

/** What the form calls its fields. */
const labels: Readonly<Record<keyof PromotionDraft, string>> = {
  title: 'Title',
  code: 'Code',
  kind: 'Takes off',
  value: 'How much',
  buyQuantity: 'Buy',
  getQuantity: 'Get',
  isScoped: 'Some products only',
  productIds: 'Products',
  categories: 'Categories',
  firstOrderOnly: 'First order only',
  minimumSubtotal: 'Minimum order',
  startsAt: 'From',
  endsAt: 'Until',
  usageLimit: 'Uses in all',
  perCustomerLimit: 'Uses per customer',
  placement: 'Shows as',
  body: 'Text of the popup',
  active: 'Switched on',
}

function inWords(value: PromotionDraft[keyof PromotionDraft]): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return typeof value === 'string' ? value : value.join(', ')
}

/** Somebody else saved the promotion meanwhile: both versions, and the choice [ADM-9]. */
export function PromotionConflict({
  promotion,
  draft,
  saving,
  onKeepMine,
  onTakeTheirs,
}: PromotionConflictProps) {
  const { data: theirs } = useQuery(promotionQuery(useApp(), promotion.id))
  // Read anew once the save was refused.
  if (!theirs || theirs.version === promotion.version) return null
  const saved = draftOf(theirs)
  return (
    <ConflictNotice
      fields={(Object.keys(labels) as (keyof PromotionDraft)[])
        .map(name => ({ label: labels[name], yours: inWords(draft[name]), theirs: inWords(saved[name]) }))
        .filter(({ yours, theirs: other }) => yours !== other)}
      saving={saving}
      onKeepMine={() => onKeepMine(theirs.version)}
      onTakeTheirs={() => onTakeTheirs(theirs)}
    />
  )
}
