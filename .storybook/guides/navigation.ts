import { navigation as operations } from '../operation/navigation.ts'
import type { Guides } from './guide.ts'

export const navigation: Guides = {
  Breadcrumb: {
    since: '0.1.0',
    when: 'On a page two or more levels below home: a product, an article, an order in the administration. Pages in the navigation bar need none.',
    anatomy: { Links: 'From the home page downwards.', 'This page': 'Last, without a link.' },
    operation: operations.Breadcrumb,
    do: ['Show where the page is in the shop, not how the visitor got there.'],
    dont: ['Do not use it as the only way back to a list whose filters matter.'],
  },
  Disclosure: {
    since: '0.1.0',
    when: 'For content that many visitors skip: an answer to a question, a group of filters. Content that everyone needs is always visible.',
    anatomy: { Line: 'The title and a chevron; the whole line is the button.', Content: 'Anything.' },
    operation: operations.Disclosure,
    do: ['Give several the same `name` if only one may be open.'],
    dont: ['Do not hide a price, a condition or an error in it.'],
  },
  Drawer: {
    since: '0.1.0',
    when: 'For the menu of a phone, from the left, and for filters, from the right. For a task with a beginning and an end use Dialog.',
    anatomy: {
      Header: 'The title or the logo, and a close button.',
      Body: 'Scrolls; the page behind it does not.',
      Footer: 'Stays at the bottom: “Show 22 products”.',
    },
    operation: operations.Drawer,
    do: ['Close it when the page changes.'],
    dont: ['Do not use it on a desktop for content that fits on the page.'],
  },
  Menu: {
    since: '0.1.0',
    when: 'For a list of places or actions under one button: the shop’s categories, the account. For one value of a form use Select.',
    anatomy: {
      Trigger: 'A button with words, or an icon with a `triggerLabel`.',
      Heading: 'Above the items, such as who is signed in.',
      Groups: 'Links and actions, separated by hairlines.',
    },
    operation: operations.Menu,
    do: ['Let `openOnHover` be a shortcut for a mouse: a press opens it as well.'],
    dont: ['Do not nest a menu in a menu.'],
  },
  Pagination: {
    since: '0.1.0',
    when: 'For a long list. The page number is in the address, so that it can be shared and the back button works.',
    anatomy: {
      Count: '“1–16 of 486”; shown alone if there is one page.',
      Pages: 'Links, with a gap where pages are left out.',
      'Previous and next': 'Only where there is one.',
    },
    operation: operations.Pagination,
    do: ['Give each of two paginations on a page a `label` of its own.'],
    dont: ['Do not replace it with infinite scrolling: the footer would be out of reach.'],
  },
  SectionNav: {
    since: '0.2.0',
    when: 'Between the few pages of one area, such as an account. Views of one and the same page are Tabs.',
    anatomy: { Links: 'To each page.', 'This page': 'Marked by a line, also for screen readers.' },
    operation: operations.SectionNav,
    do: ['Name the navigation after what the pages belong to.'],
    dont: ['Do not list more than seven pages: group them first.'],
  },
  SkipLink: {
    since: '0.1.0',
    when: 'First on every page. It is visible when focused, and skips the navigation.',
    anatomy: { Link: 'To `#main` by default; the target has to be focusable.' },
    operation: operations.SkipLink,
    do: ['Leave it to PageShell, which has one.'],
    dont: ['Do not hide it with `display: none`: nobody could reach it.'],
  },
  Tabs: {
    since: '0.1.0',
    when: 'For parts of a page of which one shows at a time. If each part needs an address use links; on a page that is read from top to bottom use headings.',
    anatomy: {
      'Row of tabs': 'Named by `label`; a tab may say how many are in it.',
      Panel: 'The content of the chosen tab.',
    },
    operation: operations.Tabs,
    do: ['Put the most used first; it is open at the start.'],
    dont: ['Do not put a form’s fields on several tabs.'],
  },
}
