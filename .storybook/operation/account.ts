import { tree, type Operations } from './operation.ts'

export const account = {
  AddressCard: {
    story: 'account-addresscard--with-actions',
    tabOrder: ['button "Edit"', 'button "Remove"'],
    keys: [
      {
        on: 'button "Edit"',
        press: 'Enter',
        does: 'Begins to change the address.',
        presses: 'button "Edit"',
      },
    ],
    tree: tree(`
      text: Home
      text: Default
      text: Asha Rao
      text: Flat 204, Sargam Apartments
      text: 8th Main, Malleshwaram
      text: Opposite the post office
      text: Bengaluru
      text: 560003
      text: ,
      text: Karnataka
      text: +91 98765 43210
      button "Edit"
      button "Remove"
    `),
  },
  DeviceList: {
    story: 'account-devicelist--three-devices',
    tabOrder: [
      'button "Sign out Firefox on Windows, 2409:4071:d00:*"',
      'button "Sign out Unknown device, 198.51.100.*"',
    ],
    keys: [
      {
        on: 'button "Sign out Unknown device, 198.51.100.*"',
        press: 'Enter',
        does: 'Signs that device out.',
        calls: 'onSignOut',
      },
    ],
    tree: tree(`
      list
        listitem
          paragraph: Chrome on Android
          text: 203.0.113.*
          text: , last seen
          text: 20 Nov, 10:58 AM
          text: This device
        listitem
          paragraph: Firefox on Windows
          text: 2409:4071:d00:*
          text: , last seen
          text: 18 Nov, 8:42 PM
          button "Sign out Firefox on Windows, 2409:4071:d00:*"
        listitem
          paragraph: Unknown device
          text: 198.51.100.*
          text: , last seen
          text: 2 Nov, 9:10 AM
          button "Sign out Unknown device, 198.51.100.*"
    `),
  },
  EmailMessage: {
    story: 'account-emailmessage--order-placed',
    tabOrder: ['link "View order"', 'link "support@shruti.example"'],
    keys: [
      {
        on: 'link "View order"',
        press: 'Enter',
        does: 'Opens the order.',
        opens: 'https://shop.example/orders/ord_7ZTC0657H5B6KENF',
      },
    ],
    tree: tree(`
      paragraph: Shruti
      heading "Order SHR-BEC6519C placed" [level 1]
      paragraph: We have received your order. Pay ₹6,696 on delivery.
      paragraph: It arrives between 23 November 2026 and 24 November 2026.
      link "View order"
      paragraph: Silicone tips
      paragraph: White × 2
      paragraph: ₹498
      paragraph: Gamak Pro
      paragraph: Black × 1
      paragraph: ₹5,999
      paragraph: Subtotal
      paragraph: ₹6,497
      paragraph: Express delivery
      paragraph: ₹199
      paragraph: Total
      paragraph: ₹6,696
      paragraph: You get this message because you ordered from Shruti. Order SHR-BEC6519C.
      paragraph
        text: Shruti Audio Private Limited
        text: ,
        text: Shruti Audio, 4th floor, 12 Residency Road, Bengaluru 560025
        link "support@shruti.example"
        text: ,
        text: 1800 000 0000
    `),
  },
  OrderCard: {
    story: 'account-ordercard--on-its-way',
    tabOrder: ['link "Order SHR-X7SHB8EE"'],
    keys: [
      {
        on: 'link "Order SHR-X7SHB8EE"',
        press: 'Enter',
        does: 'Opens the order.',
        opens: '/orders/ord_47H2FFKE03MDFF3T',
      },
    ],
    tree: tree(`
      article
        heading "Order SHR-X7SHB8EE" [level 2]
          link "Order SHR-X7SHB8EE"
        paragraph: Gamak Sport, Black × 1
        paragraph: Placed 18 Nov 2026
        text: Shipped
        paragraph: Expected 20–23 November
        text: ₹3,698.00
    `),
  },
  OrderLines: {
    story: 'account-orderlines--linked',
    tabOrder: ['link "USB-C cable"', 'link "Charger, 20 W"'],
    keys: [
      { on: 'link "USB-C cable"', press: 'Enter', does: 'Opens the product.', opens: '/product/usb-c-cable' },
    ],
    tree: tree(`
      list
        listitem
          link "USB-C cable"
          paragraph: Black × 1
          text: ₹349.00
        listitem
          link "Charger, 20 W"
          paragraph: White × 1
          text: ₹999.00
    `),
  },
  RecoveryCodes: {
    story: 'account-recoverycodes--ten-codes',
    tabOrder: ['button "Copy codes"', 'link "Download codes"'],
    keys: [
      {
        on: 'button "Copy codes"',
        press: 'Enter',
        does: 'Copies all of them.',
        shows: ['button "Copied"', 'status: The codes were copied'],
      },
      {
        on: 'link "Download codes"',
        press: 'Enter',
        does: 'Saves them as a text file.',
        asks: 'where to save',
      },
    ],
    tree: tree(`
      list
        listitem: 4821-0937-5526
        listitem: 1190-4472-8830
        listitem: 7305-6618-2047
        listitem: 9954-3021-7716
        listitem: 2648-8093-1152
        listitem: 6017-5548-9930
        listitem: 3372-1906-4485
        listitem: 8840-7263-0519
        listitem: 5129-9984-3370
        listitem: 0463-2715-6608
      button "Copy codes"
      link "Download codes"
      status
    `),
  },
  SettingRow: {
    story: 'account-settingrow--verified',
    tabOrder: ['button "Change email"'],
    keys: [
      {
        on: 'button "Change email"',
        press: 'Enter',
        does: 'Begins to change it.',
        presses: 'button "Change email"',
      },
    ],
    tree: tree(`
      paragraph: Email
      text: asha@example.com
      text: Verified
      button "Change email"
    `),
  },
  TaxInvoice: {
    story: 'account-taxinvoice--with-actions',
    tabOrder: ['link "Back to the order"', 'button "Print or save as PDF"'],
    keys: [
      { on: 'link "Back to the order"', press: 'Enter', does: 'Goes back to the order.', opens: '/orders/1' },
      {
        on: 'button "Print or save as PDF"',
        press: 'Enter',
        does: 'Opens the system’s print dialog.',
        presses: 'button "Print or save as PDF"',
      },
    ],
    tree: tree(`
      link "Back to the order"
      button "Print or save as PDF"
      article
        sectionheader
          heading "Tax invoice" [level 1]
          text: Shruti Audio Private Limited
          text: Shruti Audio, 4th floor
          text: 12 Residency Road
          text: Bengaluru 560025
          text: Karnataka
          text: (
          text: 29
          text: )
          text: GSTIN 29AAQCS4821K1ZQ
          text: support@shruti.example
          list of terms
            term "Invoice number"
            definition: SHR/2526/000001
            term "Date"
            definition: 1 Apr 2025
            term "Order"
            definition: SHR-0C3G99YV , 1 Apr 2025
            term "Place of supply"
            definition: Rajasthan ( 08 )
            term "Reverse charge"
            definition: No
        heading "Billed to" [level 2]
        text: Divya Ramesh
        text: Plot 56
        text: Malviya Nagar
        text: Jaipur 302017, Rajasthan
        heading "Delivered to" [level 2]
        text: Divya Ramesh
        text: Plot 56
        text: Malviya Nagar
        text: Jaipur 302017, Rajasthan
        table "Items"
          row
            columnheader "Item"
            columnheader "Qty"
            columnheader "Price ₹"
            columnheader "Discount ₹"
            columnheader "Taxable ₹"
            columnheader "IGST ₹"
            columnheader "Total ₹"
          row
            cell "Tivra, Silver HSN 851830"
            cell "1"
            cell "7,999.00"
            cell "0.00"
            cell "6,778.81"
            cell "1,220.19 18%"
            cell "7,999.00"
          row
            rowheader "Total"
            cell "6,778.81"
            cell "1,220.19"
            cell "7,999.00"
        sectionfooter: Total in words Rupees seven thousand nine hundred ninety-nine only Amounts are in rupees and include GST. This document was made by a computer and needs no signature.
    `),
  },
  TrackForm: {
    story: 'account-trackform--filled',
    tabOrder: [
      'textbox "Order number"',
      'textbox "Phone number or email on the order"',
      'button "Track order"',
    ],
    keys: [{ on: 'textbox "Order number"', press: 'Enter', does: 'Sends the form.', calls: 'onTrack' }],
    tree: tree(`
      form
        textbox "Order number", value "SHR-8KQ2M4XD"
        textbox "Phone number or email on the order", value "ananya@example.in"
        button "Track order"
    `),
  },
} satisfies Operations
