import type { Guides } from './guide.ts'

export const admin: Guides = {
  AdminPageHeader: {
    when: 'Heads every page of the administration. A page of the shop has a Section with a title instead.',
    anatomy: {
      Title: 'The `h1`.',
      Actions: 'Search and what else can be done.',
      Views: 'Links by state, with their counts.',
    },
    keyboard: { Tab: 'Actions, then views.' },
    do: ['Give every view an address of its own.'],
    dont: ['Do not use Tabs for views: they could not be linked to.'],
  },
  AdminShell: {
    when: 'Around every page of the administration. The shop’s pages have a PageShell.',
    anatomy: {
      Side: '216 px; icons alone below 1024 px; in a drawer below 768 px.',
      Entries: 'With the number that waits there.',
      End: 'The way to the shop, and logout.',
      Main: 'The page.',
    },
    keyboard: { Tab: 'Skip link, entries, page.' },
    do: ['Count only what somebody has to act on.'],
    dont: ['Do not hide an entry by role here alone: the server decides who may call.'],
  },
  OrderTable: {
    when: 'For the administration’s orders. A customer’s own are OrderCards.',
    anatomy: {
      Columns: 'Order, date, customer, city, items, payment, total, status.',
      Status: 'StatusTicks.',
      'Empty state': 'Says that none match.',
    },
    keyboard: { Enter: 'Follows an order’s number, or sorts by the header.', Space: 'Chooses an order.' },
    do: ['Show names as the order has them.'],
    dont: ['Do not change a status from the list without saying which orders it was.'],
  },
  StatTile: {
    when: 'For one figure of the dashboard, in a Grid. A row of figures to compare is a Table.',
    anatomy: { Label: 'What it is.', Value: 'With its unit.', Change: 'Up or down, in words; or a note.' },
    keyboard: 'It is text; put a link beside it where there is more to see.',
    do: ['Say with `better` whether more is good.'],
    dont: ['Do not compare with a period of another length.'],
  },
  StatusTicks: {
    when: 'For an order’s state in a row or a card. Its whole way is the OrderTimeline.',
    anatomy: { 'Four ticks': 'Lit as far as the order has come.', Word: 'The state’s own, or another.' },
    keyboard: 'It is text with a picture of it.',
    do: ['Keep the word: colour never speaks alone.'],
    dont: ['Do not use it for states of anything but an order.'],
  },
}
