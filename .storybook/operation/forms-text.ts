import { tree, type Operations } from './operation.ts'

export const formsText = {
  ErrorSummary: {
    story: 'forms-errorsummary--three-errors',
    tabOrder: [
      'link "Enter the full name"',
      'link "Enter a valid 6-digit PIN code"',
      'link "Enter the city"',
      'textbox "Full name"',
      'textbox "PIN code"',
      'textbox "City"',
    ],
    keys: [
      { on: 'link "Enter the city"', press: 'Enter', does: 'Goes to the field.', focus: 'textbox "City"' },
    ],
    tree: tree(`
      alert
        paragraph: Check 3 fields
        list
          listitem
            link "Enter the full name"
          listitem
            link "Enter a valid 6-digit PIN code"
          listitem
            link "Enter the city"
      textbox "Full name" [invalid], described as "Enter the full name"
      paragraph: Enter the full name
      textbox "PIN code" [invalid], described as "Enter a valid 6-digit PIN code"
      paragraph: Enter a valid 6-digit PIN code
      textbox "City" [invalid], described as "Enter the city"
      paragraph: Enter the city
    `),
  },
  InlineField: {
    story: 'forms-inlinefield--empty',
    tabOrder: ['textbox "PIN code"', 'button "Check"'],
    keys: [
      {
        on: 'textbox "PIN code"',
        press: '"560025"',
        does: 'Types into the field.',
        shows: ['textbox "PIN code", value "560025"'],
      },
      { on: 'textbox "PIN code"', press: 'Tab', does: 'Goes on to the button.', focus: 'button "Check"' },
      {
        on: 'button "Check"',
        press: 'Shift+Tab',
        does: 'Goes back to the field.',
        focus: 'textbox "PIN code"',
      },
      {
        on: 'button "Check"',
        press: 'Enter',
        does: 'Presses it, which sends the form around it.',
        presses: 'button "Check"',
      },
    ],
    tree: tree(`
      textbox "PIN code"
      button "Check"
    `),
  },
  OtpField: {
    story: 'forms-otpfield--empty',
    tabOrder: ['textbox "OTP"'],
    keys: [
      {
        on: 'textbox "OTP"',
        press: '"48a 29"',
        does: 'Types; anything but digits is dropped.',
        shows: [
          'textbox "OTP", value "4829", described as "Six digits, sent to +91 98450 01234. It works for 5 minutes."',
        ],
      },
      {
        on: 'textbox "OTP"',
        press: 'Backspace',
        does: 'Takes the last digit away.',
        shows: [
          'textbox "OTP", value "482", described as "Six digits, sent to +91 98450 01234. It works for 5 minutes."',
        ],
      },
    ],
    tree: tree(`
      textbox "OTP", described as "Six digits, sent to +91 98450 01234. It works for 5 minutes."
      paragraph: Six digits, sent to +91 98450 01234. It works for 5 minutes.
    `),
  },
  PasswordField: {
    story: 'forms-passwordfield--hidden',
    tabOrder: ['textbox "Password"', 'button "Show password"'],
    keys: [
      {
        on: 'button "Show password"',
        press: 'Space',
        does: 'Shows the password.',
        shows: ['textbox "Password", value "veena-strings-7"', 'button "Show password" [pressed]'],
      },
      {
        on: 'button "Show password"',
        press: 'Enter',
        does: 'Hides it again.',
        shows: ['textbox "Password", value "•••••••••••••••"', 'button "Show password" [not pressed]'],
      },
    ],
    tree: tree(`
      textbox "Password", value "•••••••••••••••"
      button "Show password" [not pressed]
    `),
  },
  QuantityStepper: {
    story: 'forms-quantitystepper--one',
    tabOrder: ['button "Decrease quantity"', 'spinbutton "Quantity"', 'button "Increase quantity"'],
    keys: [
      {
        on: 'button "Increase quantity"',
        press: 'Enter',
        does: 'One more.',
        shows: ['spinbutton "Quantity", value "2"', 'status: 2'],
        calls: 'onValueChange',
      },
      {
        on: 'button "Increase quantity"',
        press: 'Space',
        does: 'One more.',
        shows: ['spinbutton "Quantity", value "3"', 'status: 3'],
        calls: 'onValueChange',
      },
      {
        on: 'button "Decrease quantity"',
        press: 'Enter',
        does: 'One less.',
        shows: ['spinbutton "Quantity", value "2"', 'status: 2'],
        calls: 'onValueChange',
      },
      {
        on: 'spinbutton "Quantity"',
        press: 'ArrowUp',
        does: 'One more.',
        shows: ['spinbutton "Quantity", value "3"'],
      },
      {
        on: 'spinbutton "Quantity"',
        press: 'ArrowDown',
        does: 'One less.',
        shows: ['spinbutton "Quantity", value "2"'],
      },
      {
        on: 'spinbutton "Quantity"',
        press: '"4"',
        does: 'Types a number.',
        shows: ['spinbutton "Quantity" [invalid], value "24"'],
      },
      {
        on: 'spinbutton "Quantity"',
        press: 'Enter',
        does: 'Applies what was typed.',
        shows: ['spinbutton "Quantity", value "10"', 'button "Increase quantity" [disabled]'],
        calls: 'onValueChange',
      },
    ],
    tree: tree(`
      group "Quantity"
        button "Decrease quantity" [disabled]
        spinbutton "Quantity", value "1"
        button "Increase quantity"
        status
    `),
  },
  TextArea: {
    story: 'forms-textarea--empty',
    tabOrder: ['textbox "Your review"'],
    keys: [
      {
        on: 'textbox "Your review"',
        press: '"Clear"',
        does: 'Types.',
        shows: ['textbox "Your review", value "Clear"'],
      },
      {
        on: 'textbox "Your review"',
        press: 'Enter',
        does: 'Begins a new line.',
        shows: ['textbox "Your review", value "Clear ⏎"'],
      },
      {
        on: 'textbox "Your review"',
        press: '"bass"',
        does: 'Types on.',
        shows: ['textbox "Your review", value "Clear ⏎ bass"'],
      },
    ],
    tree: tree(`
      textbox "Your review"
    `),
  },
  TextField: {
    story: 'forms-textfield--typed',
    tabOrder: ['textbox "Full name"'],
    keys: [
      {
        on: 'textbox "Full name"',
        press: '"a"',
        does: 'Types.',
        shows: ['textbox "Full name", value "Ananya Iyera"'],
      },
      {
        on: 'textbox "Full name"',
        press: 'Backspace',
        does: 'Takes the last letter away.',
        shows: ['textbox "Full name", value "Ananya Iyer"'],
      },
    ],
    tree: tree(`
      textbox "Full name", value "Ananya Iyer"
    `),
  },
} satisfies Operations
