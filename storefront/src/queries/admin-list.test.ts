import { describe, expect, it } from 'vitest'
import {
  defineAdminList,
  listHref,
  listInput,
  listQueryString,
  listStateOf,
  narrowedWith,
  toolbarFilters,
} from './admin-list.ts'

const orders = defineAdminList({
  table: 'orders',
  operation: 'adminListOrders',
  path: '/admin/orders',
  title: 'Orders',
  noun: { one: 'order', many: 'orders' },
  columns: [
    { id: 'number', header: 'Order', cell: ({ number }) => number },
    { id: 'createdAt', header: 'Placed', cell: ({ createdAt }) => createdAt, sortable: true },
    { id: 'total', header: 'Total', cell: ({ total }) => total, sortable: true },
  ],
  defaultSort: { columnId: 'createdAt', direction: 'desc' },
  recordId: ({ id }) => id,
  recordLabel: ({ number }) => `order ${number}`,
  tabs: {
    name: 'status',
    options: [
      { value: 'placed', label: 'Placed' },
      { value: 'packed', label: 'Packed' },
    ],
  },
})

// Names of filters are those of an operation's query; this one has few, so that each kind borrows one.
const narrowable = {
  ...orders,
  filters: [
    {
      kind: 'choice' as const,
      name: 'status' as const,
      label: 'State',
      many: true,
      options: [
        { value: 'placed', label: 'Placed' },
        { value: 'packed', label: 'Packed' },
      ],
    },
    { kind: 'amounts' as const, from: 'page' as const, to: 'pageSize' as const, label: 'Total' },
  ],
}

const stateAt = (query: string) => listStateOf(orders, new URLSearchParams(query))

describe('the address of a list', () => {
  it('[ADM-9] says nothing of what is as by default', () => {
    const state = stateAt('')
    expect(state).toEqual({
      page: 1,
      sort: { columnId: 'createdAt', direction: 'desc' },
      search: '',
      narrowed: {},
    })
    expect(listHref(orders, state)).toBe('/admin/orders')
  })

  it.each([
    'search=Iyer',
    'status=packed&search=Iyer&sort=total&direction=asc&page=3',
    'sort=total&direction=desc',
    'sort=createdAt&direction=asc',
  ])('[ADM-9] carries the whole list: %s', query => {
    expect(listQueryString(orders, stateAt(query))).toBe(query)
  })

  it('[ADM-9] passes over what it cannot mean', () => {
    const state = stateAt('status=lost&sort=number&direction=up&page=0&foo=1')
    expect(listHref(orders, state)).toBe('/admin/orders')
  })

  it('[ADM-9] sorts ascending by a column that the address names alone', () => {
    expect(stateAt('sort=total').sort).toEqual({ columnId: 'total', direction: 'asc' })
    expect(stateAt('sort=createdAt').sort.direction).toBe('desc')
  })

  it('[ADM-9] becomes what the server is asked for', () => {
    expect(listInput(orders, stateAt('status=packed&search=Iyer'), { page: 2, pageSize: 20 })).toEqual({
      status: 'packed',
      search: 'Iyer',
      sort: 'createdAt',
      direction: 'desc',
      page: 2,
      pageSize: 20,
    })
  })
})

describe('the filters of a list', () => {
  const at = (query: string) => listStateOf(narrowable, new URLSearchParams(query))

  it('[ADM-9] take several choices apart by commas, and refuse one that is none', () => {
    expect(toolbarFilters(narrowable, at('status=placed,packed'), {})[0]).toMatchObject({
      value: ['placed', 'packed'],
    })
    expect(at('status=placed,lost').narrowed).toEqual({})
  })

  it('[ADM-9] put a changed value in, and take an empty one out', () => {
    const [choice, amounts] = toolbarFilters(narrowable, at('status=placed'), {})
    if (choice?.kind !== 'choice' || amounts?.kind !== 'amounts') throw new Error('other filters')
    const both = narrowedWith(narrowable, { status: 'placed' }, { ...choice, value: ['placed', 'packed'] })
    expect(both).toEqual({ status: 'placed,packed' })
    expect(narrowedWith(narrowable, both, { ...choice, value: [] })).toEqual({})
    expect(narrowedWith(narrowable, {}, { ...amounts, value: { from: 50_000 } })).toEqual({ page: '50000' })
  })

  it('[ADM-9] ask for amounts as numbers', () => {
    const input = listInput(
      { ...narrowable, filters: [{ kind: 'amounts', from: 'search', to: 'search', label: 'Total' }] },
      { ...at(''), narrowed: { search: '50000' } },
      { page: 1, pageSize: 20 },
    )
    expect(input).toMatchObject({ search: 50_000 })
  })
})
