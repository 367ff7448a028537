import { tree, type Operations } from './operation.ts'

export const formsChoices = {
  Checkbox: {
    story: 'forms-checkbox--unchecked',
    tabOrder: ['checkbox "Noise cancelling"'],
    keys: [
      {
        on: 'checkbox "Noise cancelling"',
        press: 'Space',
        does: 'Ticks it.',
        shows: ['checkbox "Noise cancelling" [checked]'],
      },
      {
        on: 'checkbox "Noise cancelling"',
        press: 'Space',
        does: 'Clears it.',
        shows: ['checkbox "Noise cancelling" [not checked]'],
      },
    ],
    tree: tree(`
      checkbox "Noise cancelling" [not checked]
    `),
  },
  RatingField: {
    story: 'forms-ratingfield--chosen',
    tabOrder: ['radio "3 stars"'],
    keys: [
      {
        on: 'radio "3 stars"',
        press: 'ArrowRight',
        does: 'Chooses one star more.',
        focus: 'radio "4 stars"',
        shows: ['radio "4 stars" [checked]'],
        calls: 'onValueChange',
      },
      {
        on: 'radio "4 stars"',
        press: 'ArrowLeft',
        does: 'Chooses one star less.',
        focus: 'radio "3 stars"',
        shows: ['radio "3 stars" [checked]'],
        calls: 'onValueChange',
      },
    ],
    tree: tree(`
      group "Your rating", described as "1 is poor, 5 is excellent."
        radio "1 star" [not checked]
        radio "2 stars" [not checked]
        radio "3 stars" [checked]
        radio "4 stars" [not checked]
        radio "5 stars" [not checked]
        paragraph: 1 is poor, 5 is excellent.
    `),
  },
  RadioGroup: {
    story: 'forms-radiogroup--list',
    tabOrder: ['radio "Standard, 3–5 business days Free"'],
    keys: [
      {
        on: 'radio "Standard, 3–5 business days Free"',
        press: 'ArrowDown',
        does: 'Chooses the next one.',
        focus: 'radio "Express, 1–2 days ₹199.00"',
        shows: ['radio "Express, 1–2 days ₹199.00" [checked]'],
        calls: 'onValueChange',
      },
      {
        on: 'radio "Express, 1–2 days ₹199.00"',
        press: 'ArrowUp',
        does: 'Chooses the one before.',
        focus: 'radio "Standard, 3–5 business days Free"',
        shows: ['radio "Standard, 3–5 business days Free" [checked]'],
        calls: 'onValueChange',
      },
    ],
    tree: tree(`
      group "Delivery"
        radio "Standard, 3–5 business days Free" [checked]
        radio "Express, 1–2 days ₹199.00" [not checked]
    `),
  },
  Select: {
    story: 'forms-select--chosen',
    tabOrder: ['combobox "State"'],
    keys: [
      {
        on: 'combobox "State"',
        press: 'ArrowDown',
        does: 'Chooses the next option.',
        shows: [
          'combobox "State" [collapsed] [opens a menu], value "Tamil Nadu"',
          'option "Tamil Nadu" [selected]',
        ],
        calls: 'onChange',
      },
      {
        on: 'combobox "State"',
        press: 'ArrowUp',
        does: 'Chooses the option before.',
        shows: [
          'combobox "State" [collapsed] [opens a menu], value "Maharashtra"',
          'option "Maharashtra" [selected]',
        ],
        calls: 'onChange',
      },
      {
        on: 'combobox "State"',
        press: 'w',
        does: 'A letter chooses the option that begins with it.',
        shows: [
          'combobox "State" [collapsed] [opens a menu], value "West Bengal"',
          'option "West Bengal" [selected]',
        ],
        calls: 'onChange',
      },
      {
        on: 'combobox "State"',
        press: 'Home',
        does: 'Chooses the first option.',
        shows: [
          'combobox "State" [collapsed] [opens a menu], value "Karnataka"',
          'option "Karnataka" [selected]',
        ],
        calls: 'onChange',
      },
      {
        on: 'combobox "State"',
        press: 'Alt+ArrowDown',
        does: 'Opens the system’s list.',
        shows: ['combobox "State" [expanded] [opens a menu], value "Karnataka"'],
      },
      {
        on: 'combobox "State"',
        press: 'Escape',
        does: 'Closes it.',
        shows: ['combobox "State" [collapsed] [opens a menu], value "Karnataka"'],
      },
    ],
    tree: tree(`
      combobox "State" [collapsed] [opens a menu], value "Maharashtra"
        listbox
          option "Karnataka"
          option "Maharashtra" [selected]
          option "Tamil Nadu"
          option "Telangana"
          option "West Bengal"
    `),
  },
  SwatchPicker: {
    story: 'forms-swatchpicker--four-colours',
    tabOrder: ['radio "Silver"'],
    keys: [
      {
        on: 'radio "Silver"',
        press: 'ArrowRight',
        does: 'Chooses the next colour.',
        focus: 'radio "Gold"',
        shows: ['group "Colour: Gold"', 'radio "Gold" [checked]'],
        calls: 'onValueChange',
      },
      {
        on: 'radio "Gold"',
        press: 'ArrowLeft',
        does: 'Chooses the colour before.',
        focus: 'radio "Silver"',
        shows: ['group "Colour: Silver"', 'radio "Silver" [checked]'],
        calls: 'onValueChange',
      },
    ],
    tree: tree(`
      group "Colour: Silver"
        radio "Black" [not checked]
        radio "White" [not checked]
        radio "Silver" [checked]
        radio "Gold" [not checked]
    `),
  },
  Switch: {
    story: 'forms-switch--off',
    tabOrder: ['switch "Free shipping on all orders"'],
    keys: [
      {
        on: 'switch "Free shipping on all orders"',
        press: 'Space',
        does: 'Turns it on.',
        shows: ['switch "Free shipping on all orders" [checked]'],
      },
      {
        on: 'switch "Free shipping on all orders"',
        press: 'Space',
        does: 'Turns it off.',
        shows: ['switch "Free shipping on all orders" [not checked]'],
      },
    ],
    tree: tree(`
      switch "Free shipping on all orders" [not checked]
    `),
  },
} satisfies Operations
