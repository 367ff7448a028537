import type { Guides } from './guide.ts'

export const checkout: Guides = {
  AddressFields: {
    when: 'In every form that takes an Indian address. To show one use AddressCard.',
    anatomy: {
      Person: 'Name and mobile number.',
      Place: 'Flat, area, landmark; the last two are optional.',
      'PIN code': 'With a hint of when it is delivered there.',
      'City and state': 'Last, since the PIN code often tells them.',
    },
    keyboard: { Tab: 'In the order in which people say an address.' },
    do: ['Fill in city and state from the PIN code, and let them be changed.'],
    dont: ['Do not ask for a country.'],
  },
  CheckoutSteps: {
    when: 'On top of the checkout. For an order on its way use OrderTimeline.',
    anatomy: {
      Steps: 'A rule with a tick each.',
      'Finished steps': 'Links, where they can be taken up again.',
    },
    keyboard: { Tab: 'Reaches the finished steps.' },
    do: ['Name a step by what is asked there: “Address”, “Payment”.'],
    dont: ['Do not let a step ahead be pressed.'],
  },
  ConfirmationHeader: {
    when: 'Heads the page that follows an order, once. Later the order has a page of its own, with the OrderTimeline.',
    anatomy: {
      Number: 'The order’s.',
      Thanks: 'The page’s `h1`.',
      Sentence: 'When it arrives, or that the payment is pending.',
      Actions: 'Where to go from here.',
    },
    keyboard: { Tab: 'Reaches the actions.' },
    do: ['Show the days that the quote promised.'],
    dont: ['Do not sell anything here.'],
  },
  PaymentMethodPicker: {
    when: 'In the checkout, with the methods of the quote.',
    anatomy: {
      Method: 'Its name, and how it goes on.',
      Reason: 'In the place of that, when it cannot be chosen.',
    },
    keyboard: { 'ArrowUp, ArrowDown': 'Go from method to method; those that cannot be chosen are skipped.' },
    do: ['Show a method that is not possible, with its reason.'],
    dont: ['Do not choose one for the shopper when there are several.'],
  },
  PromotionField: {
    when: 'In the OrderSummary, folded away until somebody has a code. One code an order.',
    anatomy: {
      Fold: '“Offer code”.',
      Field: 'Keeps what was typed when it is refused.',
      'Applied code': 'In the field’s place, with a way to remove it.',
    },
    keyboard: { 'Enter, Space': 'Opens the fold.', Enter: 'In the field, applies the code.' },
    do: ['Show the server’s own words when it refuses.'],
    dont: ['Do not open it by default: who has no code goes looking for one.'],
  },
  ShippingMethodPicker: {
    when: 'In the checkout, once the address is known.',
    anatomy: { Method: 'Name and business days.', Dates: 'When it arrives there.', Price: 'Or “Free”.' },
    keyboard: { 'ArrowUp, ArrowDown': 'Change the method; the summary follows.' },
    do: ['Take dates and prices from the quote.'],
    dont: ['Do not show express where it is not delivered without saying why.'],
  },
}
