import { tree, type Operations } from './operation.ts'

export const shellBars = {
  AccountMenu: {
    story: 'shell-accountmenu--customer',
    tabOrder: ['summary "Account"'],
    keys: [
      {
        on: 'summary "Account"',
        press: 'Escape',
        does: 'Closes it.',
        shows: ['summary "Account" [collapsed]'],
      },
      {
        on: 'summary "Account"',
        press: 'Enter',
        does: 'Opens it.',
        shows: ['summary "Account" [expanded]', 'link "Profile"'],
      },
      { on: 'summary "Account"', press: 'Tab', does: 'Goes to the first link.', focus: 'link "Profile"' },
      {
        on: 'link "Profile"',
        press: 'Escape',
        does: 'Closes it; the focus goes back.',
        focus: 'summary "Account"',
        shows: ['summary "Account" [collapsed]'],
      },
    ],
    tree: tree(`
      group
        summary "Account" [expanded]
        paragraph: ananya.iyer@example.in
        list
          listitem
            link "Profile"
          listitem
            link "My orders"
          listitem
            link "Favorites"
          listitem
            link "Track order"
        list
          listitem
            button "Logout"
    `),
  },
  AnnouncementBar: {
    story: 'shell-announcementbar--with-currency',
    tabOrder: ['link "Free standard delivery on all orders"', 'button "₹ INR"', 'button "$ USD"'],
    keys: [
      {
        on: 'link "Free standard delivery on all orders"',
        press: 'Enter',
        does: 'Follows it.',
        opens: '/shipping-info',
      },
    ],
    tree: tree(`
      complementary "Announcement"
        link "Free standard delivery on all orders"
        group "Currency"
          button "₹ INR" [pressed]
          button "$ USD" [not pressed]
    `),
  },
  CurrencySwitch: {
    story: 'shell-currencyswitch--rupees',
    tabOrder: ['button "₹ INR"', 'button "$ USD"'],
    keys: [
      { on: 'button "₹ INR"', press: 'Tab', does: 'Goes to dollars.', focus: 'button "$ USD"' },
      { on: 'button "$ USD"', press: 'Enter', does: 'Shows prices in dollars.', calls: 'onCurrencyChange' },
      { on: 'button "₹ INR"', press: 'Space', does: 'Shows prices in rupees.', calls: 'onCurrencyChange' },
    ],
    tree: tree(`
      group "Currency"
        button "₹ INR" [pressed]
        button "$ USD" [not pressed]
    `),
  },
  MinimalHeader: {
    story: 'shell-minimalheader--checkout',
    tabOrder: ['link "Shruti, home"'],
    keys: [{ on: 'link "Shruti, home"', press: 'Enter', does: 'Goes to the home page.', opens: '/' }],
    tree: tree(`
      banner
        link "Shruti, home"
        text: Secure checkout
    `),
  },
  MobileNav: {
    story: 'shell-mobilenav--administrator',
    tabOrder: [
      'combobox "Search products"',
      'link "Cart 2"',
      'link "Favorites 3"',
      'link "Shop"',
      'link "New arrivals"',
      'link "Best sellers"',
      'link "Special deals"',
      'link "About"',
      'link "Admin"',
      'link "Track Order"',
      'link "Notifications 2 unread"',
      'button "Logout"',
      'link "Dashboard"',
      'link "Products"',
      'link "Blog manager"',
      'link "Orders"',
      'link "Customers"',
    ],
    keys: [{ on: 'link "Best sellers"', press: 'Enter', does: 'Follows it.', opens: '/best-sellers' }],
    tree: tree(`
      search
        combobox "Search products" [collapsed] [opens a listbox]
        status
      link "Cart 2"
      link "Favorites 3"
      text: admin
      text: Signed in
      navigation "Main"
        list
          listitem
            link "Shop"
          listitem
            link "New arrivals"
          listitem
            link "Best sellers"
          listitem
            link "Special deals"
          listitem
            link "About"
      list
        listitem
          link "Admin"
        listitem
          link "Track Order"
        listitem
          link "Notifications 2 unread"
        listitem
          button "Logout"
      navigation "Admin Controls"
        heading "Admin Controls" [level 3]
        list
          listitem
            link "Dashboard"
          listitem
            link "Products"
          listitem
            link "Blog manager"
          listitem
            link "Orders"
          listitem
            link "Customers"
    `),
  },
  Navbar: {
    story: 'shell-navbar--signed-out',
    tabOrder: [
      'link "Shruti, home"',
      'summary "Shop"',
      'link "New arrivals"',
      'link "About"',
      'combobox "Search products"',
      'link "Track order"',
      'link "Favorites"',
      'link "Cart"',
      'link "Sign In / Register"',
    ],
    keys: [
      {
        on: 'summary "Shop"',
        press: 'Enter',
        does: 'Opens the menu.',
        shows: ['summary "Shop" [expanded]', 'link "All earbuds"'],
      },
      { on: 'summary "Shop"', press: 'Tab', does: 'Goes into it.', focus: 'link "All earbuds"' },
      {
        on: 'link "All earbuds"',
        press: 'Escape',
        does: 'Closes it.',
        focus: 'summary "Shop"',
        shows: ['summary "Shop" [collapsed]'],
      },
      { on: 'link "Favorites"', press: 'Enter', does: 'Follows it.', opens: '/favorites' },
    ],
    tree: tree(`
      banner
        link "Shruti, home"
        navigation "Main"
          list
            listitem
              group
                summary "Shop" [collapsed]
            listitem
              link "New arrivals"
            listitem
              link "About"
        search
          combobox "Search products" [collapsed] [opens a listbox]
          status
        link "Track order"
        link "Favorites"
        link "Cart"
        link "Sign In / Register"
    `),
  },
  NotificationBell: {
    story: 'shell-notificationbell--unread',
    tabOrder: ['link "Notifications, 2 unread"'],
    keys: [
      {
        on: 'link "Notifications, 2 unread"',
        press: 'Enter',
        does: 'Opens the notifications.',
        opens: '#notifications',
      },
    ],
    tree: tree(`
      link "Notifications, 2 unread"
    `),
  },
  SearchBox: {
    story: 'shell-searchbox--idle',
    tabOrder: ['combobox "Search products"'],
    keys: [
      {
        on: 'combobox "Search products"',
        press: '"kom"',
        does: 'Shows what matches.',
        shows: ['combobox "Search products" [expanded] [opens a listbox], value "kom"', 'status: 2 results'],
      },
      {
        on: 'combobox "Search products"',
        press: 'ArrowDown',
        does: 'Goes to the next result.',
        shows: ['option "Komal ₹2,999" [selected]'],
      },
      {
        on: 'combobox "Search products"',
        press: 'ArrowUp',
        does: 'Goes back.',
        shows: ['option "Komal ₹2,999"'],
      },
      {
        on: 'combobox "Search products"',
        press: 'Escape',
        does: 'Closes the list; what was typed stays.',
        shows: ['combobox "Search products" [collapsed] [opens a listbox], value "kom"'],
        hides: ['listbox "Products"'],
      },
      {
        on: 'combobox "Search products"',
        press: 'ArrowDown',
        does: 'Opens it again, at its first result.',
        shows: ['combobox "Search products" [expanded] [opens a listbox], value "kom"', 'status'],
      },
      {
        on: 'combobox "Search products"',
        press: 'Enter',
        does: 'Opens the product.',
        shows: ['combobox "Search products" [collapsed] [opens a listbox], value "kom"'],
        hides: ['listbox "Products"'],
        calls: 'onNavigate',
      },
    ],
    tree: tree(`
      search
        combobox "Search products" [collapsed] [opens a listbox]
        status
    `),
  },
  ThemeSwitch: {
    story: 'shell-themeswitch--as-the-device',
    tabOrder: ['button "Light"', 'button "Dark"', 'button "System"'],
    keys: [
      { on: 'button "Light"', press: 'Space', does: 'Chooses light.', calls: 'onThemeChange' },
      { on: 'button "Dark"', press: 'Enter', does: 'Chooses dark.', calls: 'onThemeChange' },
    ],
    tree: tree(`
      group "Theme"
        button "Light" [not pressed]
        button "Dark" [not pressed]
        button "System" [pressed]
    `),
  },
} satisfies Operations
