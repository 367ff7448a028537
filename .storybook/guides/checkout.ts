import { checkout as operations } from '../operation/checkout.ts'
import type { Guides } from './guide.ts'

export const checkout: Guides = {
  AddressFields: {
    since: '0.1.0',
    when: 'In every form that takes an Indian address. To show one use AddressCard.',
    anatomy: {
      Person: 'Name and mobile number.',
      Place: 'Flat, area and landmark; the last two are optional.',
      'PIN code': 'With a hint on delivery dates.',
      'City and state': 'Last, because the PIN code often determines them.',
    },
    operation: operations.AddressFields,
    do: ['Fill in city and state from the PIN code, and let them be changed.'],
    dont: ['Do not ask for a country.'],
  },
  BusinessFields: {
    since: '0.2.0',
    when: 'Where somebody may buy for a registered business, after they said so.',
    anatomy: {
      GSTIN: 'With what is wrong in words: its form, its state, or a typing error.',
      'Legal name': 'As the invoice names the business.',
    },
    operation: operations.BusinessFields,
    do: ['Take the GSTIN in small letters and with spaces around it.'],
    dont: ['Do not show the fields to everybody: most purchases are private.'],
  },
  CheckoutBar: {
    since: '0.2.0',
    when: 'In the checkout below 1024 px, while the summary’s own button is out of sight. On a product use BuyBar.',
    anatomy: {
      Total: 'As the summary has it.',
      Button: 'Submits the summary’s form.',
    },
    operation: operations.CheckoutBar,
    do: ['Take it away while the summary’s button is in view: there is one place to press.'],
    dont: ['Do not add a second sum: it says what is charged.'],
  },
  CheckoutSteps: {
    since: '0.1.0',
    when: 'At the top of the checkout. For an order that was placed use OrderTimeline.',
    anatomy: {
      Steps: 'Each has a rule with a tick.',
      'Finished steps': 'Links, if they can be changed.',
    },
    operation: operations.CheckoutSteps,
    do: ['Name a step by what is asked there: “Address”, “Payment”.'],
    dont: ['Do not link steps that are still to come.'],
  },
  ConfirmationHeader: {
    since: '0.1.0',
    when: 'Heads the page that follows an order, once. Later the order has a page of its own, with the OrderTimeline.',
    anatomy: {
      Number: 'The order’s.',
      Thanks: 'The page’s `h1`.',
      Sentence: 'When it arrives, or that the payment is pending.',
      Actions: 'The next steps.',
    },
    operation: operations.ConfirmationHeader,
    do: ['Show the days that the quote promised.'],
    dont: ['Do not sell anything here.'],
  },
  OrderChanges: {
    since: '0.2.0',
    when: 'Before an order is placed, when a price or the stock is no longer what was seen.',
    anatomy: {
      Lines: 'Each from old to new; what is gone says so.',
      Total: 'Last, where it changed.',
      Accept: 'Goes on with what is now. Beside it, the way to the cart.',
    },
    operation: operations.OrderChanges,
    do: ['Show it where the order is placed, and keep the order from being placed until it is accepted.'],
    dont: ['Do not show what the shopper chose: express delivery costs more, as was said.'],
  },
  PaymentMethodList: {
    since: '0.2.0',
    when: 'On a product’s page and in the cart: how it can be paid, in words. To choose use the PaymentMethodPicker.',
    anatomy: {
      Sentence: 'The ways that are open.',
      Reasons: 'Why another way is closed, and what would open it.',
    },
    operation: 'Nothing to operate.',
    do: ['Ask for the PIN code beside it: cash on delivery depends on it.'],
    dont: ['Do not promise a way of paying anywhere else in the page.'],
  },
  PaymentMethodPicker: {
    since: '0.1.0',
    when: 'In the checkout, with the methods of the quote.',
    anatomy: {
      Method: 'Its name, and what happens next.',
      Reason: 'Shown instead, if the method cannot be chosen.',
    },
    operation: operations.PaymentMethodPicker,
    do: ['Show a method that is not possible, with its reason.'],
    dont: ['Do not choose one for the shopper when there are several.'],
  },
  QrCode: {
    since: '0.2.0',
    when: 'For what a phone is to read from another screen: a UPI payment on a desktop. On a phone use a link.',
    anatomy: { Code: 'Dark on light in both themes, with the quiet space that cameras need.' },
    operation: 'It is a picture; its name says what it is for.',
    do: ['Offer another way beside it: a camera is not always at hand.'],
    dont: ['Do not put more into it than an address: dense codes are hard to read.'],
  },
  PromotionField: {
    since: '0.1.0',
    when: 'In the OrderSummary, closed until someone has a code. An order takes one code.',
    anatomy: {
      'Best code': 'Optional: the public code that saves most, how much and on what condition.',
      'Summary line': '“Offer code”; opens the field.',
      Field: 'Keeps the code if it is refused.',
      'Applied code': 'In the field’s place, with a way to remove it.',
    },
    operation: operations.PromotionField,
    do: ['Show the server’s reason for a refusal.'],
    dont: [
      'Do not open it by default: without the best code beside it, people without a code would leave to look for one.',
    ],
  },
  ShippingMethodPicker: {
    since: '0.1.0',
    when: 'In the checkout, once the address is known.',
    anatomy: { Method: 'Name and business days.', Dates: 'When it arrives there.', Price: 'Or “Free”.' },
    operation: operations.ShippingMethodPicker,
    do: ['Take dates and prices from the quote.'],
    dont: ['If express is not available, say why.'],
  },
}
