import { TextField } from '@shruti/design-system/TextField'
import { useNavigateTo } from '../../router/router-context.ts'
import { adminOrdersHref, type AdminOrderList } from '../../queries/admin-order-list.ts'
import { paths } from '../../paths.ts'

/** Finds orders by number, name, phone number, email or city; the term is in the address [ADM-9]. */
export function AdminOrderSearch({ filter }: { filter: AdminOrderList }) {
  const navigate = useNavigateTo()
  return (
    <form
      role="search"
      action={paths.adminOrders}
      onSubmit={event => {
        event.preventDefault()
        const term = new FormData(event.currentTarget).get('search')
        const search = typeof term === 'string' ? term.trim() : ''
        navigate(adminOrdersHref({ ...filter, search: search || undefined, page: 1 }))
      }}
    >
      <TextField
        key={filter.search}
        label="Search orders"
        hideLabel
        dense
        type="search"
        name="search"
        placeholder="Number, name, phone, city"
        defaultValue={filter.search}
      />
    </form>
  )
}
