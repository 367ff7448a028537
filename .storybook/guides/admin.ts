import { admin as operations } from '../operation/admin.ts'
import type { Guides } from './guide.ts'

export const admin: Guides = {
  ActionMenu: {
    when: 'For what can be done with one thing in a row of them. A list of links under a word is a Menu.',
    anatomy: {
      Dots: 'The button.',
      Items: 'In groups; those that take something away are red and stand last.',
    },
    operation: operations.ActionMenu,
    do: ['Name in the label what it acts on.'],
    dont: ['Do not put the one thing that is done most into it: give that a button.'],
  },
  AddressLabel: {
    when: 'To print what is stuck on a parcel: on a roll of 100 × 150 mm, or on sheets of A4.',
    anatomy: {
      To: 'Name, address, the PIN code once more in large figures, and the phone number.',
      Cash: 'What the courier collects, or that nothing is to be collected.',
      Parcel: 'Order, courier and tracking number.',
      From: 'Who sends it.',
    },
    operation: 'Nothing in it can be operated.',
    do: ['Set the paper that the printer has.'],
    dont: ['Do not put prices on it: neighbours read it.'],
  },
  PackingSlip: {
    when: 'For the sheet that a parcel is packed by, and that lies in it.',
    anatomy: {
      Head: 'Number of the order, shop and day.',
      Address: 'Where it goes.',
      Lines: 'Article, SKU and pieces.',
      Cash: 'What is to be collected, where something is.',
    },
    operation: 'Nothing in it can be operated.',
    do: ['Print several at once: each begins on a page of its own.'],
    dont: ['Do not show prices: the invoice has them, and a gift has none.'],
  },
  PrintToolbar: {
    when: 'Above sheets that are printed from the page.',
    anatomy: { Title: 'The `h1`.', Actions: 'Links to other sheets, and the button that prints.' },
    operation: operations.PrintToolbar,
    do: ['Print with the browser: its dialog knows the paper.'],
    dont: ['Do not put anything here that belongs on the paper.'],
  },
  AdminPageHeader: {
    when: 'Heads every page of the administration. A page of the shop has a Section with a title instead.',
    anatomy: {
      Title: 'The `h1`.',
      Actions: 'Search and what else can be done.',
      Views: 'Links by state, with their counts.',
    },
    operation: operations.AdminPageHeader,
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
    operation: operations.AdminShell,
    do: ['Count only what somebody has to act on.'],
    dont: ['Do not hide an entry by role here alone: the server decides who may call.'],
  },
  CommandPalette: {
    when: 'Under Ctrl+K in the administration. The shop’s visitors have a SearchBox.',
    anatomy: {
      Field: 'Keeps the focus.',
      Groups: 'What was found, by kind; before anything is typed, what is done often.',
      States: 'Searching, nothing found, and what could not be searched.',
    },
    operation: operations.CommandPalette,
    do: ['Show what is known at once, and the rest when it comes.'],
    dont: ['Do not put anything into it that cannot be undone.'],
  },
  ConflictNotice: {
    when: 'In a form whose record somebody else saved meanwhile. A figure in a DataTable says so in its cell.',
    anatomy: {
      Fields: 'Those that differ, yours beside theirs.',
      Buttons: 'One saves over theirs, one takes theirs into the form.',
    },
    operation: operations.ConflictNotice,
    do: ['Show values as the form shows them.'],
    dont: ['Do not list fields that are the same.'],
  },
  OrderTable: {
    when: 'For the administration’s orders. A customer’s own are OrderCards.',
    anatomy: {
      Columns: 'Order, date, customer, city, items, payment, total, status.',
      Status: 'StatusTicks.',
      'Empty state': 'Says that none match.',
    },
    operation: operations.OrderTable,
    do: ['Show names as the order has them.'],
    dont: ['Do not change a status from the list without saying which orders it was.'],
  },
  FigureChart: {
    when: 'For a figure over time against the period before. Shares of a whole are a Table with a Meter.',
    anatomy: {
      Columns: 'One a day or a month; the highest is lit.',
      Marks: 'The same figure in the period before.',
      'Show as a table': 'Every value in words.',
    },
    operation: operations.FigureChart,
    do: ['Say in `format` the whole value with its unit.'],
    dont: ['Do not compare with a period of another length.'],
  },
  Panel: {
    when: 'For a part of the dashboard. Parts of a page of the shop are Sections.',
    anatomy: { Title: 'An `h2`.', Aside: 'A link to all of it.', Content: 'A chart, a list, a table.' },
    operation: operations.Panel,
    do: ['Put `padded` false around a table.'],
    dont: ['Do not put a Panel into a Panel.'],
  },
  StatTile: {
    when: 'For one figure of the dashboard, in a Grid. A row of figures to compare is a Table.',
    anatomy: { Label: 'What it is.', Value: 'With its unit.', Change: 'Up or down, in words; or a note.' },
    operation: operations.StatTile,
    do: ['Say with `better` whether more is good.'],
    dont: ['Do not say that a figure has grown without saying since when.'],
  },
  StatusTicks: {
    when: 'For an order’s state in a row or a card. Its whole way is the OrderTimeline.',
    anatomy: { 'Four ticks': 'Lit as far as the order has come.', Word: 'The state’s own, or another.' },
    operation: 'It is text with a picture of it.',
    do: ['Keep the word: colour never speaks alone.'],
    dont: ['Do not use it for states of anything but an order.'],
  },
  PreviewFrame: {
    when: 'Beside a form of the administration: what is entered, as the shop will show it, by the shop’s own component.',
    anatomy: { Label: 'What is previewed.', Screen: 'Stands in for the screen: what is fixed stays within.' },
    operation: { onlyWithin: 'It takes no focus; the part that it shows does, as in the shop.' },
    do: ['Show the very component that the shop shows.'],
    dont: ['Do not draw a likeness: it would go its own way.'],
  },
}
