import { tree, type Operations } from './operation.ts'

export const admin = {
  ActionMenu: {
    story: 'admin-actionmenu--by-keyboard',
    tabOrder: ['button "Actions for order SHR-24118"'],
    keys: [
      {
        on: 'button "Actions for order SHR-24118"',
        press: 'Enter',
        does: 'Opens it at its first item.',
        focus: 'menuitem "Open"',
        shows: [
          'button "Actions for order SHR-24118" [expanded] [opens a menu]',
          'menu "Actions for order SHR-24118"',
        ],
      },
      {
        on: 'menuitem "Open"',
        press: 'ArrowDown',
        does: 'Goes to the next item.',
        focus: 'menuitem "Mark packed"',
      },
      {
        on: 'menuitem "Mark packed"',
        press: 'End',
        does: 'Goes to the last item.',
        focus: 'menuitem "Cancel order"',
      },
      {
        on: 'menuitem "Cancel order"',
        press: 'Home',
        does: 'Goes to the first item.',
        focus: 'menuitem "Open"',
      },
      {
        on: 'menuitem "Open"',
        press: 'c',
        does: 'A letter goes to the item that begins with it.',
        focus: 'menuitem "Cancel order"',
      },
      {
        on: 'menuitem "Cancel order"',
        press: 'Escape',
        does: 'Closes it.',
        focus: 'button "Actions for order SHR-24118"',
        shows: ['button "Actions for order SHR-24118" [collapsed] [opens a menu]'],
        hides: ['menu "Actions for order SHR-24118"'],
      },
      {
        on: 'button "Actions for order SHR-24118"',
        press: 'Space',
        does: 'Opens it at its first item.',
        focus: 'menuitem "Open"',
        shows: [
          'button "Actions for order SHR-24118" [expanded] [opens a menu]',
          'menu "Actions for order SHR-24118"',
        ],
      },
      {
        on: 'menuitem "Open"',
        press: 'Enter',
        does: 'Chooses the item.',
        focus: 'button "Actions for order SHR-24118"',
        shows: ['button "Actions for order SHR-24118" [collapsed] [opens a menu]'],
        hides: ['menu "Actions for order SHR-24118"'],
        opens: '/admin/orders/ord_1',
      },
    ],
    tree: tree(`
      button "Actions for order SHR-24118" [collapsed] [opens a menu]
    `),
  },
  PrintToolbar: {
    story: 'admin-printtoolbar--toolbar',
    tabOrder: ['link "All orders"', 'button "Print"'],
    keys: [
      { on: 'link "All orders"', press: 'Enter', does: 'Follows it.', opens: '/admin/orders' },
      {
        on: 'button "Print"',
        press: 'Enter',
        does: 'Opens the system’s print dialog.',
        presses: 'button "Print"',
      },
    ],
    tree: tree(`
      banner
        heading "Packing slips" [level 1]
        link "All orders"
        button "Print"
    `),
  },
  AdminPageHeader: {
    story: 'admin-adminpageheader--with-views',
    tabOrder: [
      'link "All 486"',
      'link "Placed 18"',
      'link "Shipped 41"',
      'link "Delivered 402"',
      'link "Cancelled 11"',
    ],
    keys: [
      {
        on: 'link "Placed 18"',
        press: 'Enter',
        does: 'Shows the view.',
        opens: '/admin/orders?status=placed',
      },
    ],
    tree: tree(`
      banner
        heading "Orders" [level 1]
        navigation "Views"
          link "All 486" [current page]
          link "Placed 18"
          link "Shipped 41"
          link "Delivered 402"
          link "Cancelled 11"
    `),
  },
  AdminShell: {
    story: 'admin-adminshell--orders',
    tabOrder: [
      'link "Skip to content"',
      'link "Shruti, home"',
      'button "Find or do"',
      'link "Dashboard"',
      'link "Orders 18"',
      'link "Products"',
      'link "Customers"',
      'link "Analytics"',
      'link "Promotions 2"',
      'link "Shipping"',
      'link "Payments"',
      'link "Blog manager"',
      'link "Settings"',
      'link "View shop"',
      'button "Logout"',
      'region "Orders"',
      'row',
      'link "SHR-8KQ2M4XD"',
      '…',
    ],
    keys: [
      {
        on: 'link "Skip to content"',
        press: 'Enter',
        does: 'Goes to the page.',
        focus: 'main',
        opens: '#main',
      },
      { on: 'button "Find or do"', press: 'Enter', does: 'Opens the CommandPalette.', calls: 'onFind' },
      { on: 'link "Orders 18"', press: 'Enter', does: 'Opens that page.', opens: '/admin/orders' },
      { on: 'button "Logout"', press: 'Enter', does: 'Signs out.', calls: 'onLogout' },
    ],
    tree: tree(`
      link "Skip to content"
      complementary
        link "Shruti, home"
        navigation "Admin"
          list …
          list …
      main …
    `),
  },
  ConflictNotice: {
    story: 'admin-conflictnotice--two-versions',
    tabOrder: ['region "What differs"', 'button "Keep mine"', 'button "Take theirs"'],
    keys: [
      { on: 'button "Keep mine"', press: 'Enter', does: 'Saves over theirs.', calls: 'onKeepMine' },
      {
        on: 'button "Take theirs"',
        press: 'Enter',
        does: 'Takes theirs into the form.',
        calls: 'onTakeTheirs',
      },
    ],
    tree: tree(`
      status
        paragraph: Somebody else changed this meanwhile
        region "What differs"
          table "What differs"
            caption: What differs
            row
              columnheader "Field"
              columnheader "Yours"
              columnheader "Theirs"
            row
              cell "Price"
              cell "₹2,799.00"
              cell "₹2,999.00"
            row
              cell "Stock of Blue"
              cell "40"
              cell "14"
            row
              cell "Name"
              cell "Komal"
              cell "Komal, second edition"
        button "Keep mine"
        button "Take theirs"
    `),
  },
  OrderTable: {
    story: 'admin-ordertable--selected',
    tabOrder: [
      'button "Mark packed"',
      'button "Clear"',
      'region "Orders"',
      'checkbox "Select all on this page"',
      'button "Placed"',
      'button "Total"',
      'row',
      'checkbox "Select Order SHR-GMJP6QTN"',
      'link "SHR-GMJP6QTN"',
      'checkbox "Select Order SHR-MEJYQRWP"',
      '…',
    ],
    keys: [
      { on: 'button "Placed"', press: 'Enter', does: 'Sorts by the column.', calls: 'onSortChange' },
      { on: 'button "Total"', press: 'Tab', does: 'Goes to the first row.', focus: 'row' },
      { on: 'row', press: 'ArrowDown', does: 'Goes to the next row.', focus: 'row' },
      { on: 'row', press: 'Space', does: 'Chooses the row, or lets it go.', calls: 'onSelectionChange' },
      {
        on: 'link "SHR-GMJP6QTN"',
        press: 'Enter',
        does: 'Opens the order.',
        opens: '/admin/orders/ord_ZTKPZYJC5R33J3T7',
      },
    ],
    tree: tree(`
      region "Selected rows"
        status: 2 selected
        button "Mark packed"
        button "Clear"
      region "Orders"
        table "Orders"
          caption: Orders
          row
            columnheader "Select all on this page"
              checkbox "Select all on this page" [partly checked]
            columnheader "Order"
            columnheader "Placed"
              button "Placed"
            columnheader "Customer"
            columnheader "City"
            columnheader "Items"
            columnheader "Payment"
            columnheader "Total"
              button "Total"
            columnheader "Status"
          row
            cell "Select Order SHR-GMJP6QTN"
              checkbox "Select Order SHR-GMJP6QTN" [checked]
            cell "SHR-GMJP6QTN"
              link "SHR-GMJP6QTN"
            cell "20 Nov, 10:52 AM"
            cell "Bhavna Trivedi"
            cell "Imphal"
            cell "Gamak Pro, Green × 1, Bindu, Black × 1"
            cell "UPI, pending"
            cell "₹7,298.00"
            cell "Payment pending"
          row …
          row …
          row …
          row …
          row …
          row …
          row …
    `),
  },
  FigureChart: {
    story: 'admin-figurechart--below-zero',
    tabOrder: ['summary "Show as a table"', 'region "Revenue by day"'],
    keys: [
      {
        on: 'summary "Show as a table"',
        press: 'Enter',
        does: 'Closes the table.',
        shows: ['summary "Show as a table" [collapsed]'],
      },
      {
        on: 'summary "Show as a table"',
        press: 'Space',
        does: 'Opens it.',
        shows: ['summary "Show as a table" [expanded]', 'region "Revenue by day"'],
      },
    ],
    tree: tree(`
      figure
        img "Revenue by day. Highest: 7 Nov, ₹80,000" …
        group
          summary "Show as a table" [expanded]
          region "Revenue by day"
            table "Revenue by day" …
    `),
  },
  Panel: {
    story: 'admin-panel--with-link',
    tabOrder: ['link "All orders"'],
    keys: [{ on: 'link "All orders"', press: 'Enter', does: 'Follows it.', opens: '#orders' }],
    tree: tree(`
      sectionheader
        heading "Low stock" [level 2]
        link "All orders"
      text: Tivra, Gold: 4 left
    `),
  },
  StatTile: {
    story: 'admin-stattile--with-rows',
    tabOrder: ['link "Why? The rows of Revenue"'],
    keys: [
      {
        on: 'link "Why? The rows of Revenue"',
        press: 'Enter',
        does: 'Shows the rows behind the figure.',
        opens: '#rows',
      },
    ],
    tree: tree(`
      paragraph: Revenue
      paragraph: ₹2,34,870
      paragraph: Up 12% from the previous period
      paragraph
        link "Why? The rows of Revenue"
    `),
  },
  CommandPalette: {
    story: 'admin-commandpalette--found',
    tabOrder: ['button "Close"', 'combobox "Find or do"'],
    afterLast: 'first',
    keys: [
      {
        on: 'combobox "Find or do"',
        press: 'ArrowDown',
        does: 'Goes to the next result.',
        shows: ['option "Export orders" [selected]'],
      },
      {
        on: 'combobox "Find or do"',
        press: 'ArrowUp',
        does: 'Goes to the result before.',
        shows: ['option "Komal 14 in stock" [selected]'],
      },
      { on: 'combobox "Find or do"', press: 'Enter', does: 'Goes there, or does it.', calls: 'onOpenChange' },
      { on: 'combobox "Find or do"', press: 'Escape', does: 'Closes it.', calls: 'onOpenChange' },
    ],
    tree: tree(`
      dialog "Find or do"
        heading "Find or do" [level 2]
        button "Close"
        combobox "Find or do" [expanded] [opens a listbox], value "kom"
        listbox "Find or do"
          group "Orders"
            option "SHR-24117 Rohan Kulkarni, Pune"
          group "Products"
            option "Komal 14 in stock" [selected]
          group "Actions"
            option "Export orders"
        status: 3 results
    `),
  },
} satisfies Operations
