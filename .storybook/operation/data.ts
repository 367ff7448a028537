import { tree, type Operations } from './operation.ts'

export const data = {
  PhotoList: {
    story: 'data-photolist--several',
    tabOrder: [
      'link "Photo of Asha R., 1 of 3"',
      'link "Photo of Asha R., 2 of 3"',
      'link "Photo of Asha R., 3 of 3"',
    ],
    keys: [
      {
        on: 'link "Photo of Asha R., 2 of 3"',
        press: 'Enter',
        does: 'Opens the whole photo in a tab of its own.',
        opens: '/pictures/tivra-silver-pair-82f363ef-1000.webp',
      },
    ],
    tree: tree(`
      list
        listitem
          link "Photo of Asha R., 1 of 3"
            img "Photo of Asha R., 1 of 3"
        listitem
          link "Photo of Asha R., 2 of 3"
            img "Photo of Asha R., 2 of 3"
        listitem
          link "Photo of Asha R., 3 of 3"
            img "Photo of Asha R., 3 of 3"
    `),
  },
  CopyText: {
    story: 'data-copytext--key',
    tabOrder: ['button "Copy key"'],
    keys: [
      {
        on: 'button "Copy key"',
        press: 'Enter',
        does: 'Copies the text.',
        shows: ['button "Copied"', 'status: Copied to the clipboard'],
      },
    ],
    tree: tree(`
      group "API key"
        text: shruti_q7ZtV0b4sXn1Lk9eRw2uYc5hJd8mPf3gTa6iUo1EzB0
        button "Copy key"
        status
    `),
  },
  DataTable: {
    story: 'data-datatable-at-work--widths',
    tabOrder: [
      'region "Inventory"',
      'checkbox "Select all on this page"',
      'separator "Width of SKU"',
      'separator "Width of Product"',
      'separator "Width of Colour"',
      'separator "Width of Stock"',
      'row',
      'checkbox "Select Komal, Blue"',
      'link "KOM-BLU"',
      'button "Copy KOM-BLU"',
      'button "Edit Stock of Komal, Blue: 14"',
      'button "Actions for Komal, Blue"',
      '…',
    ],
    keys: [
      {
        on: 'separator "Width of SKU"',
        press: 'ArrowRight',
        does: 'Makes the column wider.',
        shows: ['separator "Width of SKU", value "423 pixels"'],
        calls: 'onLayoutChange',
      },
      {
        on: 'separator "Width of SKU"',
        press: 'ArrowLeft',
        does: 'Makes it narrower.',
        shows: ['separator "Width of SKU", value "407 pixels"'],
        calls: 'onLayoutChange',
      },
      {
        on: 'separator "Width of Stock"',
        press: 'Tab',
        does: 'Goes to the row that was reached last, at first to the first one.',
        focus: 'row',
      },
      { on: 'row', press: 'j', does: 'Goes to the next row.', focus: 'row' },
      { on: 'row', press: 'ArrowDown', does: 'Goes to the next row.', focus: 'row' },
      { on: 'row', press: 'k', does: 'Goes to the row before.', focus: 'row' },
      { on: 'row', press: 'ArrowUp', does: 'Goes to the row before.', focus: 'row' },
      { on: 'row', press: 'End', does: 'Goes to the last row.', focus: 'row' },
      { on: 'row', press: 'Home', does: 'Goes to the first row.', focus: 'row' },
      {
        on: 'row',
        press: 'Space',
        does: 'Chooses the row.',
        shows: ['region "Selected rows"', 'status: 1 selected'],
        calls: 'onSelectionChange',
      },
      { on: 'row', press: 'ArrowDown', does: 'Goes to the next row.', focus: 'row' },
      { on: 'row', press: 'ArrowDown', does: 'Goes to the next row.', focus: 'row' },
      {
        on: 'row',
        press: 'Shift+Space',
        does: 'Chooses all rows from the last one that was chosen.',
        shows: ['status: 3 selected', 'checkbox "Select Komal, White" [checked]'],
        calls: 'onSelectionChange',
      },
      {
        on: 'row',
        press: 'c',
        does: 'Copies what names the row.',
        shows: ['cell "TIV-SIL Copied TIV-SIL"', 'button "Copied TIV-SIL"'],
      },
      { on: 'row', press: 'Enter', does: 'Opens the row.', calls: 'onOpen' },
      {
        on: 'row',
        press: '?',
        does: 'Shows these keys.',
        focus: 'button "Close"',
        shows: ['dialog "Keys of this table"', 'heading "Keys of this table" [level 2]'],
      },
      {
        on: 'button "Close"',
        press: 'Escape',
        does: 'Closes them.',
        focus: 'row',
        shows: ['region "Selected rows"', 'status: 3 selected'],
        hides: ['dialog "Keys of this table"'],
      },
    ],
    tree: tree(`
      region "Inventory"
        table "Inventory"
          caption: Inventory
          row
            columnheader "Select all on this page"
              checkbox "Select all on this page" [not checked]
            columnheader "SKU"
              separator "Width of SKU", value "407 pixels"
            columnheader "Product"
              separator "Width of Product", value "215 pixels"
            columnheader "Colour"
              separator "Width of Colour", value "187 pixels"
            columnheader "Stock"
              separator "Width of Stock", value "174 pixels"
            columnheader "Price"
            columnheader "Actions"
          row
            cell "Select Komal, Blue"
              checkbox "Select Komal, Blue" [not checked]
            cell "KOM-BLU Copy KOM-BLU"
              link "KOM-BLU"
              button "Copy KOM-BLU"
            cell "Komal"
            cell "Blue"
            cell "Edit Stock of Komal, Blue: 14"
              button "Edit Stock of Komal, Blue: 14"
            cell "₹2,999.00"
            cell "Actions for Komal, Blue"
              button "Actions for Komal, Blue" [collapsed] [opens a menu]
          row …
          row …
          row …
          row …
    `),
  },
  DataTableToolbar: {
    story: 'data-datatabletoolbar--filtered',
    tabOrder: [
      'searchbox "Search orders"',
      'button "Placed"',
      'button "Payment: UPI, COD"',
      'button "Total: from ₹500"',
      'button "City"',
      'button "Saved views"',
      'button "Columns and density"',
      'button "Export CSV"',
      'button "Payment: UPI, COD Remove"',
      'button "Total: from ₹500 Remove"',
      'button "Clear all"',
    ],
    keys: [
      {
        on: 'searchbox "Search orders"',
        press: '"asha"',
        does: 'Types.',
        shows: ['searchbox "Search orders", value "asha"'],
      },
      { on: 'searchbox "Search orders"', press: 'Enter', does: 'Searches.', calls: 'onSearch' },
      {
        on: 'button "Placed"',
        press: 'Enter',
        does: 'Opens the filter.',
        focus: 'date field "From"',
        shows: ['button "Placed" [expanded] [opens a dialog]', 'dialog "Placed"'],
      },
      {
        on: 'date field "From"',
        press: 'Escape',
        does: 'Closes it.',
        focus: 'button "Placed"',
        shows: ['button "Placed" [collapsed] [opens a dialog]'],
        hides: ['dialog "Placed"'],
      },
      {
        on: 'button "Columns and density"',
        press: 'Space',
        does: 'Opens the columns.',
        focus: 'button "Move Order before"',
        shows: ['button "Columns and density" [expanded] [opens a dialog]', 'dialog "Columns and density"'],
      },
      {
        on: 'button "Move Order before"',
        press: 'Escape',
        does: 'Closes them.',
        focus: 'button "Columns and density"',
        shows: ['button "Columns and density" [collapsed] [opens a dialog]'],
        hides: ['dialog "Columns and density"'],
      },
      {
        on: 'button "Total: from ₹500 Remove"',
        press: 'Enter',
        does: 'Takes the filter away.',
        focus: 'button "Clear all"',
        shows: ['button "Total" [collapsed] [opens a dialog]'],
        calls: 'onFilterChange',
      },
      {
        on: 'button "Export CSV"',
        press: 'Enter',
        does: 'Saves a file of what is shown.',
        calls: 'onExport',
      },
    ],
    tree: tree(`
      group "Orders"
        search
          searchbox "Search orders"
        button "Placed" [collapsed] [opens a dialog]
        button "Payment: UPI, COD" [collapsed] [opens a dialog]
        button "Total: from ₹500" [collapsed] [opens a dialog]
        button "City" [collapsed] [opens a dialog]
        status: 486 orders, ₹20,34,870.00
        button "Saved views" [collapsed] [opens a dialog]
          text: Views
        button "Columns and density" [collapsed] [opens a dialog]
        button "Export CSV"
        list "Active filters"
          listitem
            button "Payment: UPI, COD Remove"
              img "Remove"
          listitem
            button "Total: from ₹500 Remove"
              img "Remove"
          listitem
            button "Clear all"
    `),
  },
  Table: {
    story: 'data-table--sorted',
    tabOrder: ['region "Orders"', 'button "Total"'],
    keys: [
      { on: 'button "Total"', press: 'Enter', does: 'Sorts by the column.', presses: 'button "Total"' },
      { on: 'button "Total"', press: 'Space', does: 'Turns the order round.', presses: 'button "Total"' },
    ],
    tree: tree(`
      region "Orders"
        table "Orders"
          caption: Orders
          row
            columnheader "Order"
            columnheader "Customer"
            columnheader "Status"
            columnheader "Total"
              button "Total"
          row
            cell "SHR-24118"
            cell "Ananya Iyer"
            cell "Placed"
            cell "₹7,999.00"
          row
            cell "SHR-24117"
            cell "Rohan Kulkarni"
            cell "Placed"
            cell "₹5,998.00"
          row
            cell "SHR-24116"
            cell "Fatima Sheikh"
            cell "Packed"
            cell "₹5,248.00"
    `),
  },
} satisfies Operations
