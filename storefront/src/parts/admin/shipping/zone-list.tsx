import { Badge } from '@shruti/design-system/Badge'
import { indianStates } from '@shruti/server/contract'
import { adminPaths } from '../../../admin-paths.ts'
import { defineAdminList } from '../../../queries/admin-list.ts'

const yesOrNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
]

/** "3–5 days" */
const inDays = ({ min, max }: { min: number; max: number }) =>
  min === max ? `${min} ${min === 1 ? 'day' : 'days'}` : `${min}–${max} days`

/** Where the shop delivers, by the beginning of the PIN code [ADM-7]. */
export const zoneList = defineAdminList({
  table: 'shipping-zones',
  operation: 'adminListShippingZones',
  path: adminPaths.shippingZones,
  title: 'Shipping zones',
  noun: { one: 'zone', many: 'zones' },
  columns: [
    {
      id: 'id',
      header: 'PIN prefix',
      strong: true,
      sortable: true,
      required: true,
      stack: 'title',
      cell: ({ id }) => id,
    },
    {
      id: 'city',
      header: 'City',
      sortable: true,
      stack: 'line',
      cell: ({ city }) => city ?? 'Several cities',
    },
    {
      id: 'state',
      header: 'State',
      sortable: true,
      stack: 'line',
      cell: ({ state }) => state ?? 'Several states',
    },
    {
      id: 'serviceable',
      header: 'Delivery',
      stack: 'end',
      cell: ({ serviceable }) =>
        serviceable ? <Badge tone="success">Delivered</Badge> : <Badge tone="warning">Not delivered</Badge>,
    },
    {
      id: 'cod',
      header: 'Cash on delivery',
      stack: 'line',
      cell: ({ serviceable, cod }) => (serviceable && cod ? 'Cash on delivery' : 'No cash on delivery'),
    },
    {
      id: 'standard',
      header: 'Standard',
      stack: 'line',
      cell: ({ serviceable, standardDays }) =>
        serviceable ? `Standard ${inDays(standardDays)}` : 'No standard',
    },
    {
      id: 'express',
      header: 'Express',
      stack: 'line',
      cell: ({ serviceable, express, expressDays }) =>
        serviceable && express ? `Express ${inDays(expressDays)}` : 'No express',
    },
  ],
  defaultSort: { columnId: 'id', direction: 'asc' },
  recordId: ({ id }) => id,
  recordLabel: ({ id }) => `zone ${id}`,
  searchPlaceholder: 'PIN prefix, city, state',
  filters: [
    {
      kind: 'choice',
      name: 'state',
      label: 'State',
      many: true,
      options: indianStates.map(state => ({ value: state, label: state })),
    },
    { kind: 'choice', name: 'cod', label: 'Cash on delivery', options: yesOrNo },
    { kind: 'choice', name: 'express', label: 'Express', options: yesOrNo },
  ],
  tabs: {
    name: 'serviceable',
    options: [
      { value: 'yes', label: 'Delivered' },
      { value: 'no', label: 'Not delivered' },
    ],
  },
})
