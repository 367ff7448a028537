import type { Guides } from './guide.ts'

export const navigation: Guides = {
  Breadcrumb: {
    when: 'On a page that lies two steps or more below home: a product, an article, an order of the administration. Pages in the navigation bar need none.',
    anatomy: { Links: 'From the home page downwards.', 'This page': 'Last, without a link.' },
    keyboard: { Tab: 'Goes through the links.', Enter: 'Follows one.' },
    do: ['Show where the page lies, not how somebody came.'],
    dont: ['Do not use it as the only way back to a list whose filters matter.'],
  },
  Disclosure: {
    when: 'For a question with its answer, or a group of filters: what most people can do without. What everyone needs stands open on the page.',
    anatomy: { Line: 'The title and a chevron; the whole line opens it.', Content: 'Anything.' },
    keyboard: { 'Enter, Space': 'Opens or closes it.' },
    do: ['Give several the same `name` where only one is to be open.'],
    dont: ['Do not hide a price, a condition or an error in it.'],
  },
  Drawer: {
    when: 'For the menu of a phone, from the left, and for filters, from the right. For a task with a beginning and an end use Dialog.',
    anatomy: {
      Header: 'Title, or the logo in its place, and a closing cross.',
      Body: 'Scrolls by itself; the page behind does not.',
      Footer: 'Stays below: “Show 22 products”.',
    },
    keyboard: { Tab: 'Stays within the panel.', Escape: 'Closes it; the focus goes back to what opened it.' },
    do: ['Close it when the page changes.'],
    dont: ['Do not use it on a desktop for what has room on the page.'],
  },
  Menu: {
    when: 'For a list of places or actions under one button: the shop’s categories, the account. For one value of a form use Select.',
    anatomy: {
      Trigger: 'A button with words, or an icon with a `triggerLabel`.',
      Heading: 'Above the items, such as who is signed in.',
      Groups: 'Links and actions, parted by hairlines.',
    },
    keyboard: {
      'Enter, Space': 'On the trigger: opens or closes it.',
      Tab: 'Goes through the items, and closes the menu on leaving it.',
      Escape: 'Closes it; the focus goes back to the trigger.',
    },
    do: ['Let `openOnHover` be a shortcut for a mouse: a press opens it as well.'],
    dont: ['Do not nest a menu in a menu.'],
  },
  Pagination: {
    when: 'For a long list that people search through. Its page stands in the address, so that it can be shared and gone back to.',
    anatomy: {
      Count: '“1–16 of 486”; with one page it is all that is left.',
      Pages: 'Links, with a gap where pages are left out.',
      'Previous and next': 'Only where there is one.',
    },
    keyboard: { Tab: 'Goes through the pages.', Enter: 'Opens one.' },
    do: ['Give each of two paginations on a page a `label` of its own.'],
    dont: ['Do not replace it by a list that grows endlessly: the footer would be out of reach.'],
  },
  SkipLink: {
    when: 'First in every page. It shows when it has the focus and jumps over the navigation to the content.',
    anatomy: { Link: 'To `#main` unless told otherwise; the target has to be able to take the focus.' },
    keyboard: { Tab: 'Shows it, as the first stop of the page.', Enter: 'Jumps to the content.' },
    do: ['Leave it to PageShell, which has one.'],
    dont: ['Do not hide it with `display: none`: nobody could reach it.'],
  },
  Tabs: {
    when: 'For parts of one page of which one shows, and that nobody compares. Where each part deserves an address, use links; on a page that is read from top to bottom, use headings.',
    anatomy: {
      'Row of tabs': 'Named by `label`; a tab may say how many are in it.',
      Panel: 'The content of the chosen tab.',
    },
    keyboard: {
      'Arrow left, Arrow right': 'Chooses the tab before or after.',
      'Home, End': 'Chooses the first or last.',
      Tab: 'Goes from the row into the panel.',
    },
    do: ['Order them by how often they are wanted; the first shows at once.'],
    dont: ['Do not put a form’s fields on several tabs.'],
  },
}
