/** Of a page of the customer's orders, for whoever reads what another has fetched. */
export const orderListKey = (page: number) => ['orders', 'list', page] as const
