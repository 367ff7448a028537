import { tree, type Operations } from './operation.ts'

export const checkout = {
  AddressFields: {
    story: 'checkout-addressfields--empty',
    tabOrder: [
      'textbox "Full name"',
      'textbox "Mobile number"',
      'textbox "Flat, house, building"',
      'textbox "Area, street (optional)"',
      'textbox "Landmark (optional)"',
      'textbox "PIN code"',
      'textbox "City"',
      'combobox "State"',
    ],
    keys: [
      {
        on: 'textbox "Full name"',
        press: '"Asha"',
        does: 'Types.',
        shows: ['textbox "Full name", value "Asha"'],
      },
      {
        on: 'textbox "Full name"',
        press: 'Tab',
        does: 'Goes to the next field.',
        focus: 'textbox "Mobile number"',
      },
      {
        on: 'combobox "State"',
        press: 'ArrowDown',
        does: 'Chooses the next state.',
        shows: [
          'combobox "State" [collapsed] [opens a menu], value "Karnataka"',
          'option "Karnataka" [selected]',
        ],
      },
      {
        on: 'combobox "State"',
        press: 'm',
        does: 'A letter chooses the state that begins with it.',
        shows: [
          'combobox "State" [collapsed] [opens a menu], value "Maharashtra"',
          'option "Maharashtra" [selected]',
        ],
      },
    ],
    tree: tree(`
      textbox "Full name"
      text: +91
      textbox "Mobile number", described as "The courier will call this number."
      paragraph: The courier will call this number.
      textbox "Flat, house, building"
      textbox "Area, street (optional)"
      textbox "Landmark (optional)"
      textbox "PIN code"
      textbox "City"
      combobox "State" [collapsed] [opens a menu], value "Select a state"
        listbox
          option "Select a state" [selected]
          option "Karnataka"
          option "Kerala"
          option "Maharashtra"
          option "Tamil Nadu"
          option "West Bengal"
    `),
  },
  BusinessFields: {
    story: 'checkout-businessfields--empty',
    tabOrder: ['textbox "GSTIN"', 'textbox "Legal name of the business"'],
    keys: [
      {
        on: 'textbox "GSTIN"',
        press: '"29aa"',
        does: 'Types.',
        shows: [
          'textbox "GSTIN", value "29aa", described as "15 characters, as on the registration certificate."',
        ],
      },
      {
        on: 'textbox "GSTIN"',
        press: 'Tab',
        does: 'Goes to the name.',
        focus: 'textbox "Legal name of the business"',
      },
    ],
    tree: tree(`
      textbox "GSTIN", described as "15 characters, as on the registration certificate."
      paragraph: 15 characters, as on the registration certificate.
      textbox "Legal name of the business", described as "The invoice is made out to it."
      paragraph: The invoice is made out to it.
    `),
  },
  CheckoutBar: {
    story: 'checkout-checkoutbar--default',
    tabOrder: ['button "Place order"'],
    keys: [
      {
        on: 'button "Place order"',
        press: 'Enter',
        does: 'Sends the summary’s form.',
        presses: 'button "Place order"',
      },
    ],
    tree: tree(`
      region "Your total"
        text: Total
        text: ₹7,999.00
        button "Place order"
    `),
  },
  CheckoutSteps: {
    story: 'checkout-checkoutsteps--last',
    tabOrder: ['link "Address"', 'link "Delivery"'],
    keys: [{ on: 'link "Address"', press: 'Enter', does: 'Goes back to that step.', opens: '#address' }],
    tree: tree(`
      list "Checkout steps"
        listitem
          link "Address"
        listitem
          link "Delivery"
        listitem [current step]: Payment
    `),
  },
  ConfirmationHeader: {
    story: 'checkout-confirmationheader--placed',
    tabOrder: ['link "View order"', 'link "Continue shopping"'],
    keys: [{ on: 'link "View order"', press: 'Enter', does: 'Opens the order.', opens: '/orders/ord_1' }],
    tree: tree(`
      paragraph: Order SHR-8KQ2M4XD
      heading "Thank you, Ananya." [level 1]
      paragraph: Arriving 24–26 November. You will get a notification when it is shipped.
      link "View order"
      link "Continue shopping"
    `),
  },
  OrderChanges: {
    story: 'checkout-orderchanges--price',
    tabOrder: ['button "Accept changes"', 'link "Go to the cart"'],
    keys: [
      { on: 'button "Accept changes"', press: 'Enter', does: 'Accepts them.', calls: 'onAccept' },
      { on: 'link "Go to the cart"', press: 'Enter', does: 'Opens the cart.', opens: '/cart' },
    ],
    tree: tree(`
      status
        paragraph: Review changes
        list of terms
          term "Tivra, Silver"
          definition: was ₹7,999.00 , now ₹8,499.00
          term "Total"
          definition: was ₹7,999.00 , now ₹8,499.00
        button "Accept changes"
        link "Go to the cart"
    `),
  },
  PaymentMethodPicker: {
    story: 'checkout-paymentmethodpicker--all',
    tabOrder: ['radio "Cash on delivery Pay the courier in cash or by UPI."'],
    keys: [
      {
        on: 'radio "Cash on delivery Pay the courier in cash or by UPI."',
        press: 'ArrowUp',
        does: 'Chooses the one before.',
        focus: 'radio "EMI Pay in monthly instalments with your card."',
        shows: ['radio "EMI Pay in monthly instalments with your card." [checked]'],
        calls: 'onValueChange',
      },
      {
        on: 'radio "EMI Pay in monthly instalments with your card."',
        press: 'ArrowDown',
        does: 'Chooses the next one.',
        focus: 'radio "Cash on delivery Pay the courier in cash or by UPI."',
        shows: ['radio "Cash on delivery Pay the courier in cash or by UPI." [checked]'],
        calls: 'onValueChange',
      },
    ],
    tree: tree(`
      group "Payment"
        radio "UPI Approve the request in your UPI app." [not checked]
        radio "Card Enter your card number on the secure payment page. We never see it." [not checked]
        radio "Net banking Sign in to your bank on the secure payment page." [not checked]
        radio "EMI Pay in monthly instalments with your card." [not checked]
        radio "Cash on delivery Pay the courier in cash or by UPI." [checked]
    `),
  },
  PromotionField: {
    story: 'checkout-promotionfield--folded',
    tabOrder: ['summary "Offer code"'],
    keys: [
      {
        on: 'summary "Offer code"',
        press: 'Enter',
        does: 'Opens it.',
        shows: ['summary "Offer code" [expanded]', 'textbox "Offer code"'],
      },
      { on: 'summary "Offer code"', press: 'Tab', does: 'Goes to the field.', focus: 'textbox "Offer code"' },
      {
        on: 'textbox "Offer code"',
        press: '"shruti20"',
        does: 'Types.',
        shows: ['textbox "Offer code", value "shruti20"'],
      },
      { on: 'textbox "Offer code"', press: 'Enter', does: 'Applies the code.', calls: 'onApply' },
    ],
    tree: tree(`
      group
        summary "Offer code" [collapsed]
    `),
  },
  ShippingMethodPicker: {
    story: 'checkout-shippingmethodpicker--both',
    tabOrder: ['radio "Express, 1–2 days Arrives 22–23 November ₹199.00"'],
    keys: [
      {
        on: 'radio "Express, 1–2 days Arrives 22–23 November ₹199.00"',
        press: 'ArrowUp',
        does: 'Chooses the one before.',
        focus: 'radio "Standard, 3–5 business days Arrives 24–26 November Free"',
        shows: ['radio "Standard, 3–5 business days Arrives 24–26 November Free" [checked]'],
        calls: 'onValueChange',
      },
      {
        on: 'radio "Standard, 3–5 business days Arrives 24–26 November Free"',
        press: 'ArrowDown',
        does: 'Chooses the next one.',
        focus: 'radio "Express, 1–2 days Arrives 22–23 November ₹199.00"',
        shows: ['radio "Express, 1–2 days Arrives 22–23 November ₹199.00" [checked]'],
        calls: 'onValueChange',
      },
    ],
    tree: tree(`
      group "Delivery"
        radio "Standard, 3–5 business days Arrives 24–26 November Free" [not checked]
        radio "Express, 1–2 days Arrives 22–23 November ₹199.00" [checked]
    `),
  },
} satisfies Operations
