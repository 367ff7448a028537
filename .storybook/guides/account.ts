import type { Guides } from './guide.ts'

export const account: Guides = {
  AddressCard: {
    when: 'To show an address: in the address book, on an order. To take one in use AddressFields.',
    anatomy: {
      Badges: 'Home or work, and whether it is the default.',
      Address: 'As it stands on the parcel, with the phone number.',
      Actions: 'Edit and remove, in the address book.',
    },
    keyboard: { Tab: 'Reaches the actions.' },
    do: ['Confirm a removal with an AlertDialog.'],
    dont: ['Do not shorten it: somebody checks it here.'],
  },
  OrderCard: {
    when: 'In the list of one’s own orders. The administration’s list is an OrderTable.',
    anatomy: {
      Pictures: 'Of the first three lines.',
      Number: 'Leads to the order.',
      Lines: 'In one sentence.',
      Status: 'StatusTicks, and when it is expected while it is on its way.',
      Total: 'As charged.',
    },
    keyboard: { Tab: 'Reaches the number and the actions.' },
    do: ['Set the newest first.'],
    dont: ['Do not show an expected day for an order that is over.'],
  },
  OrderLines: {
    when: 'To read what is in an order or a quote. In the cart, where it can be changed, use CartLine.',
    anatomy: {
      Picture: 'Small, on its stage.',
      Name: 'A link, except in the checkout.',
      'Colour and number': 'Below the name.',
      Total: 'At the end.',
    },
    keyboard: { Tab: 'Goes through the names where they are links.' },
    do: ['Show names and prices as they were when it was ordered.'],
    dont: ['Do not link in the checkout, which nobody should wander off from.'],
  },
  OrderTimeline: {
    when: 'On an order’s page and in tracking: what has happened, with its time, and what is still to come.',
    anatomy: {
      Step: 'Its name, when it was reached, and a note.',
      'Step now': 'Marked, also for screen readers.',
      'Expected days': 'At the last step until then.',
    },
    keyboard: 'It is a list to read from the oldest on.',
    do: ['Keep the steps ahead in sight.'],
    dont: ['Do not show a time that has not come as if it had.'],
  },
  TrackForm: {
    when: 'To find an order without signing in, by its number and the phone or email on it.',
    anatomy: {
      Number: 'With a placeholder that shows its shape.',
      Contact: 'Phone or email.',
      Message: 'One for both: it never tells which of the two is wrong.',
      Button: '“Track order”.',
    },
    keyboard: { Enter: 'Asks from either field.' },
    do: ['Fill in the number where the address of the page brings it.'],
    dont: ['Do not put the contact into an address.'],
  },
}
