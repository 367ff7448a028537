import { account as operations } from '../operation/account.ts'
import type { Guides } from './guide.ts'

export const account: Guides = {
  AddressCard: {
    when: 'To show an address: in the address book, on an order. To take one in use AddressFields.',
    anatomy: {
      Badges: 'Home or work, and whether it is the default.',
      Address: 'As printed on the parcel, with the phone number.',
      Actions: 'Edit and remove, in the address book.',
    },
    operation: operations.AddressCard,
    do: ['Let a removal be undone rather than asking before it.'],
    dont: ['Do not shorten it: people check it here.'],
  },
  DeviceList: {
    when: 'To show where somebody is signed in, and to end it.',
    anatomy: {
      Device: 'Browser and system, or “Unknown device”.',
      Where: 'The network address, its end hidden.',
      When: 'When it was last seen.',
      'Sign out': 'At every device but the one that shows the list.',
    },
    operation: operations.DeviceList,
    do: ['Put the device that shows the list first.'],
    dont: ['Do not guess a place from the address: it is often wrong, and frightens.'],
  },
  EmailMessage: {
    when: 'What the shop sends by e-mail: what became of an order, a code, what was done to an account.',
    anatomy: {
      Preheader: 'What a mailbox shows beside the subject; not seen in the message.',
      Heading: 'What happened, with the order’s number.',
      Paragraphs: 'What it means, in the words of the notifications.',
      Facts: 'Courier, tracking number, refund.',
      Action: 'One button, to the page for what comes next.',
      'Lines and totals': 'What was bought and what it came to, as on the order’s page.',
      Footer: 'Why the message came, and who sends it.',
    },
    operation: operations.EmailMessage,
    do: [
      'Render EmailDocument to static markup: it brings head, language and the dark theme.',
      'Give it words and amounts that are ready to read; addresses are absolute.',
    ],
    dont: ['Do not put it on a page of the shop: its colours are those of a mailbox.'],
  },
  OrderCard: {
    when: 'In the list of one’s own orders. The administration’s list is an OrderTable.',
    anatomy: {
      Pictures: 'Of the first three lines.',
      Number: 'Leads to the order.',
      Items: 'In one sentence.',
      Status: 'StatusTicks, and the expected dates until it is delivered.',
      Total: 'As charged.',
    },
    operation: operations.OrderCard,
    do: ['Show the newest first.'],
    dont: ['Do not show expected dates for an order that is delivered or cancelled.'],
  },
  OrderLines: {
    when: 'To read what is in an order or a quote. In the cart, where it can be changed, use CartLine.',
    anatomy: {
      Picture: 'Small, on its stage.',
      Name: 'A link, except in the checkout.',
      'Colour and number': 'Below the name.',
      Total: 'At the end.',
    },
    operation: operations.OrderLines,
    do: ['Show names and prices as they were when it was ordered.'],
    dont: ['Do not link in the checkout: links lead people away from it.'],
  },
  OrderTimeline: {
    when: 'On an order’s page and in tracking: what has happened, with its time, and what is still to come.',
    anatomy: {
      Step: 'Its name, when it was reached, and a note.',
      'Current step': 'Marked, also for screen readers.',
      'Expected days': 'At the last step until then.',
    },
    operation: 'It is a list, the oldest step first.',
    do: ['Show the steps that are still to come.'],
    dont: ['Do not show a future time as if it had happened.'],
  },
  RecoveryCodes: {
    when: 'Right after two-step sign-in was turned on, or its codes were renewed: they cannot be shown again.',
    anatomy: {
      Codes: 'Each good for one sign-in.',
      'Copy codes': 'All of them, one to a line.',
      'Download codes': 'The same as a text file.',
    },
    operation: operations.RecoveryCodes,
    do: ['Say beside it that they are shown once.'],
    dont: ['Do not send them by email.'],
  },
  SettingRow: {
    when: 'In a RuledList of what people can change about their account. Facts that stand are a DefinitionList.',
    anatomy: {
      Term: 'What it is.',
      Value: 'How it stands now.',
      Mark: 'A Badge, such as “Verified”.',
      Action: 'The button that changes it. Its accessible name says what.',
    },
    operation: operations.SettingRow,
    do: ['Put the form in the place of the row while it is changed.'],
    dont: ['Do not cut a value: people check it here.'],
  },
  TaxInvoice: {
    when: 'For the GST invoice or a credit note of an order, on a page of its own that is printed or saved as PDF.',
    anatomy: {
      Actions: 'Above the paper; not printed.',
      Seller: 'Legal name, address, state and GSTIN.',
      Numbers: 'Of the document and the order, the dates, the place of supply.',
      Parties: 'Who is billed, and where it went.',
      Lines: 'HSN, taxable value, and the tax by head with its rate.',
      'UPI code': 'While cash is due.',
    },
    operation: operations.TaxInvoice,
    do: ['Show what the server issued, unchanged.'],
    dont: ['Do not compute a tax or a total in the page.'],
  },
  TrackForm: {
    when: 'To find an order without signing in, by its number and the phone or email on it.',
    anatomy: {
      Number: 'With a placeholder that shows its format.',
      Contact: 'Phone or email.',
      Message: 'One for both: it never tells which of the two is wrong.',
      Button: '“Track order”.',
    },
    operation: operations.TrackForm,
    do: ['Fill in the number if it is in the address of the page.'],
    dont: ['Do not put the contact into an address.'],
  },
}
