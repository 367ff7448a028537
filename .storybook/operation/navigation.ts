import { tree, type Operations } from './operation.ts'

export const navigation = {
  Breadcrumb: {
    story: 'navigation-breadcrumb--product-page',
    tabOrder: ['link "Home"', 'link "Noise cancelling"'],
    keys: [
      { on: 'link "Noise cancelling"', press: 'Enter', does: 'Follows it.', opens: '#noise-cancelling' },
    ],
    tree: tree(`
      navigation "Breadcrumb"
        list
          listitem
            link "Home"
          listitem
            link "Noise cancelling"
          listitem: Tivra
    `),
  },
  Disclosure: {
    story: 'navigation-disclosure--closed',
    tabOrder: ['summary "When will my order arrive?"'],
    keys: [
      {
        on: 'summary "When will my order arrive?"',
        press: 'Enter',
        does: 'Opens it.',
        shows: ['summary "When will my order arrive?" [expanded]'],
      },
      {
        on: 'summary "When will my order arrive?"',
        press: 'Space',
        does: 'Closes it.',
        shows: ['summary "When will my order arrive?" [collapsed]'],
      },
    ],
    tree: tree(`
      group
        summary "When will my order arrive?" [collapsed]
    `),
  },
  Drawer: {
    story: 'navigation-drawer--right-with-footer',
    tabOrder: ['button "Close"', 'link "All Earbuds"', 'link "New Arrivals"', 'button "Show 22 products"'],
    afterLast: 'first',
    keys: [
      {
        on: 'button "Close"',
        press: 'Shift+Tab',
        does: 'Stays within the drawer.',
        focus: 'button "Show 22 products"',
      },
      {
        on: 'button "Show 22 products"',
        press: 'Escape',
        does: 'Closes it.',
        focus: 'nothing',
        shows: ['button "Open filters"'],
        hides: ['dialog "Filters"'],
      },
      {
        on: 'button "Open filters"',
        press: 'Enter',
        does: 'Opens it again.',
        focus: 'button "Close"',
        shows: ['dialog "Filters"', 'heading "Filters" [level 2]'],
      },
      {
        on: 'button "Close"',
        press: 'Escape',
        does: 'Closes it; the focus goes back to what opened it.',
        focus: 'button "Open filters"',
        shows: ['button "Open filters"'],
        hides: ['dialog "Filters"'],
      },
    ],
    tree: tree(`
      dialog "Filters"
        heading "Filters" [level 2]
        button "Close"
        link "All Earbuds"
        link "New Arrivals"
        button "Show 22 products"
    `),
  },
  Menu: {
    story: 'navigation-menu--closed',
    tabOrder: ['summary "Shop"'],
    keys: [
      {
        on: 'summary "Shop"',
        press: 'Enter',
        does: 'Opens it.',
        shows: ['summary "Shop" [expanded]', 'link "All earbuds"'],
      },
      { on: 'summary "Shop"', press: 'Tab', does: 'Goes to the first link.', focus: 'link "All earbuds"' },
      {
        on: 'link "All earbuds"',
        press: 'Escape',
        does: 'Closes it.',
        focus: 'summary "Shop"',
        shows: ['summary "Shop" [collapsed]'],
      },
      {
        on: 'summary "Shop"',
        press: 'Space',
        does: 'Opens it.',
        shows: ['summary "Shop" [expanded]', 'link "All earbuds"'],
      },
      { on: 'summary "Shop"', press: 'Space', does: 'Closes it.', shows: ['summary "Shop" [collapsed]'] },
    ],
    tree: tree(`
      group
        summary "Shop" [collapsed]
    `),
  },
  Pagination: {
    story: 'navigation-pagination--in-the-middle',
    tabOrder: [
      'link "Previous page"',
      'link "Page 1"',
      'link "Page 14"',
      'link "Page 15"',
      'link "Page 16"',
      'link "Page 31"',
      'link "Next page"',
    ],
    keys: [{ on: 'link "Previous page"', press: 'Enter', does: 'Follows it.', calls: 'onPageChange' }],
    tree: tree(`
      navigation "Pages"
        paragraph: 225–240 of 486
        list
          listitem
            link "Previous page"
          listitem
            link "Page 1"
          listitem
          listitem
            link "Page 14"
          listitem
            link "Page 15" [current page]
          listitem
            link "Page 16"
          listitem
          listitem
            link "Page 31"
          listitem
            link "Next page"
    `),
  },
  SectionNav: {
    story: 'navigation-sectionnav--four-pages',
    tabOrder: ['link "Your details"', 'link "Addresses"', 'link "Security"', 'link "Privacy"'],
    keys: [{ on: 'link "Addresses"', press: 'Enter', does: 'Follows it.', opens: '/profile/addresses' }],
    tree: tree(`
      navigation "Your account"
        list
          listitem
            link "Your details"
          listitem
            link "Addresses"
          listitem
            link "Security" [current page]
          listitem
            link "Privacy"
    `),
  },
  SkipLink: {
    story: 'navigation-skiplink--focused',
    tabOrder: ['link "Skip to content"'],
    keys: [
      {
        on: 'link "Skip to content"',
        press: 'Enter',
        does: 'Goes to the content.',
        focus: 'main',
        opens: '#main',
      },
    ],
    tree: tree(`
      link "Skip to content"
      main: Press Tab to see the link.
    `),
  },
  Tabs: {
    story: 'navigation-tabs--with-counts',
    tabOrder: ['tab "To pack 18"', 'tabpanel "To pack 18"'],
    keys: [
      {
        on: 'tab "To pack 18"',
        press: 'ArrowLeft',
        does: 'Shows the one before.',
        focus: 'tab "All 486"',
        shows: ['tab "All 486" [selected]', 'tabpanel "All 486"'],
        calls: 'onValueChange',
      },
      {
        on: 'tab "All 486"',
        press: 'ArrowRight',
        does: 'Shows the next one; what is disabled is passed over.',
        focus: 'tab "To pack 18"',
        shows: ['tab "To pack 18" [selected]', 'tabpanel "To pack 18"'],
        calls: 'onValueChange',
      },
      {
        on: 'tab "To pack 18"',
        press: 'ArrowRight',
        does: 'From the last to the first.',
        focus: 'tab "All 486"',
        shows: ['tab "All 486" [selected]', 'tabpanel "All 486"'],
        calls: 'onValueChange',
      },
      {
        on: 'tab "All 486"',
        press: 'End',
        does: 'Shows the last one.',
        focus: 'tab "To pack 18"',
        shows: ['tab "To pack 18" [selected]', 'tabpanel "To pack 18"'],
        calls: 'onValueChange',
      },
      {
        on: 'tab "To pack 18"',
        press: 'Home',
        does: 'Shows the first one.',
        focus: 'tab "All 486"',
        shows: ['tab "All 486" [selected]', 'tabpanel "All 486"'],
        calls: 'onValueChange',
      },
      {
        on: 'tab "All 486"',
        press: 'Tab',
        does: 'Goes into what the tab shows.',
        focus: 'tabpanel "All 486"',
      },
    ],
    tree: tree(`
      tablist "Orders by state"
        tab "All 486"
        tab "To pack 18" [selected]
        tab "Returns 0" [disabled]
      tabpanel "To pack 18"
        paragraph: Paid, waiting for a box.
    `),
  },
} satisfies Operations
