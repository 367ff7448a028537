import { forms as operations } from '../operation/forms.ts'
import type { Guides } from './guide.ts'

export const forms: Guides = {
  Checkbox: {
    since: '0.1.0',
    when: 'For yes or no in a form that is sent, and to choose several from a list. For a setting that takes effect at once use Switch; for one of a few use RadioGroup.',
    anatomy: {
      Box: 'Ticked, empty, or indeterminate if some but not all of its items are chosen.',
      Label: 'A press on it ticks the box.',
      Aside: 'At the end: the number of results with this filter.',
      'Hint and error': 'Below, and connected to the box for screen readers.',
    },
    operation: operations.Checkbox,
    do: ['Word it so that ticked means yes.'],
    dont: ['Do not tick a consent in advance.'],
  },
  ErrorSummary: {
    since: '0.1.0',
    when: 'After a long form was sent with three or more mistakes. With one or two, only focus the first field with a mistake.',
    anatomy: {
      Count: 'How many fields need a change.',
      Entries: 'The fields’ messages, each a link to its field.',
    },
    operation: operations.ErrorSummary,
    do: ['Put it above the form, and keep the messages at the fields as well.'],
    dont: ['Do not show it before the form was sent.'],
  },
  InlineField: {
    since: '0.1.0',
    when: 'For one field with its button on a line: newsletter, PIN code, offer code. For a form of several fields use TextField.',
    anatomy: {
      Label: 'Above, or hidden visually where the context makes it clear.',
      Line: 'The input and what stands at its end: an InlineFieldAction or an icon.',
      'Hint and error': 'Below the line.',
    },
    operation: operations.InlineField,
    do: ['Put it into a form with an action, so that it works before scripts load.'],
    dont: ['Do not put two of them side by side.'],
  },
  OtpField: {
    since: '0.1.0',
    when: 'For a one-time code. It is one field, so that phones can fill in the code and pasting works, also with spaces.',
    anatomy: {
      Field: 'Digits only, six unless `length` says otherwise; phones show their number keys.',
      'Hint and error': 'Where the code was sent; what is wrong with it.',
    },
    operation: operations.OtpField,
    do: ['Send the code on when `onComplete` is called, and keep the button for those who press it.'],
    dont: ['Do not split it into one box for each digit.'],
  },
  PasswordField: {
    since: '0.1.0',
    when: 'For a password, old or new. `autoComplete` is required: it tells a password manager whether to fill one in or to offer one.',
    anatomy: {
      Field: 'Hidden until the eye is pressed; no autocorrection.',
      Eye: 'A button named “Show password” that says whether it is on.',
    },
    operation: operations.PasswordField,
    do: ['Give the rules for a new password in the hint, before it is typed.'],
    dont: ['Do not forbid pasting, and do not ask for a password twice.'],
  },
  QuantityStepper: {
    since: '0.1.0',
    when: 'For a small quantity: in a cart line, or before adding. For a number that is usually typed use TextField.',
    anatomy: {
      Minus: 'Stops at `min` and keeps the focus.',
      Number: 'Can be typed; it applies on Enter and on blur, within the limits.',
      Plus: 'Stops at `max`: what the server takes, or what is in stock.',
    },
    operation: operations.QuantityStepper,
    do: ['Say in `label` what is counted: “Quantity of Tivra, Silver”.'],
    dont: ['Do not use it to remove a line: zero is not a quantity.'],
  },
  PhotoField: {
    since: '0.2.0',
    when: 'Where somebody adds photos of their own: of what they return, to a review, of themselves.',
    anatomy: {
      Legend: 'What the photos show.',
      Photo: 'A small picture, the name of its file, how far it is or what went wrong, and a cross.',
      Choices: 'A button for files, one for the camera where a finger points, and a place to drop on.',
    },
    operation: operations.PhotoField,
    do: [
      'Say in the hint how many, of which kind and how large.',
      'Send each photo when it is chosen, not with the form.',
    ],
    dont: ['Do not lose the photos that were sent when another one fails.'],
  },
  PictureField: {
    since: '0.2.0',
    when: 'Where somebody keeps pictures of the shop’s own in an order, such as those of a product. For photos of customers use PhotoField.',
    anatomy: {
      Legend: 'What the pictures are of.',
      Picture:
        'A small picture, the name of its file, how far it is or what went wrong, its alternative text, and buttons that move it or take it away. The first one is marked as the main one.',
      Removed: 'Stands in the place of a picture that was taken away, with a button that brings it back.',
      Choices: 'A button for files, and a place to drop them on.',
    },
    operation: operations.PictureField,
    do: [
      'Say in the hint how many, of which kind and how large, and what an empty text stands for.',
      'Take a removed picture away for good only when the form is saved.',
    ],
    dont: [
      'Do not save while a picture is on its way: say that it is.',
      'Do not leave the order to dragging alone.',
    ],
  },
  RatingField: {
    since: '0.2.0',
    when: 'Where somebody gives one to five stars. To show a rating use Rating.',
    anatomy: { Legend: 'What is rated.', Stars: 'Five radio buttons; those up to the chosen one are lit.' },
    operation: operations.RatingField,
    do: ['Say in the hint which end is good.'],
    dont: ['Do not choose a rating in advance.'],
  },
  RadioGroup: {
    since: '0.1.0',
    when: 'For one of a few options that people compare. For more than about seven use Select; for yes or no use Checkbox.',
    anatomy: {
      Legend: 'The question that the options answer.',
      Option: 'A label, a second line that says what it means, and an aside such as a price.',
      Cards: 'With `variant="cards"`: ruled rows, for delivery, payment and address.',
    },
    operation: operations.RadioGroup,
    do: ['Choose the most common option in advance, where that harms nobody.'],
    dont: ['Do not nest a form in an option: show what it needs below the group.'],
  },
  Select: {
    since: '0.1.0',
    when: 'For one of many that are known by name: a state, an order of sorting. It is the browser’s own, so a phone shows its wheel. For a few to compare use RadioGroup.',
    anatomy: {
      Label: 'Above the field.',
      Field: 'Shows the choice; the list is the system’s.',
      'Hint and error': 'Below it.',
    },
    operation: operations.Select,
    do: ['Sort options as people look for them: by name, or by how often they are taken.'],
    dont: ['Do not navigate as soon as the choice changes, unless a button does the same without scripts.'],
  },
  SwatchPicker: {
    since: '0.1.0',
    when: 'For the colour of a product. It is a radio group, so a form can send it without scripts. For colours to look at use Swatch.',
    anatomy: {
      Legend: 'Says the chosen colour’s name.',
      Discs: 'One a colour; a sold-out one is struck through and can still be chosen.',
    },
    operation: operations.SwatchPicker,
    do: ['Change picture, price and stock with the colour.'],
    dont: ['Do not leave a sold-out colour out: say when it comes back.'],
  },
  Switch: {
    since: '0.1.0',
    when: 'For on or off that takes effect at once, such as a kind of message. In a form that is sent later use Checkbox.',
    anatomy: { Track: 'Right is on.', Label: 'What is on when it is on.', 'Hint and error': 'Below.' },
    operation: operations.Switch,
    do: ['Show what came of it: it may have to go back when saving fails.'],
    dont: ['Do not word it as a question or with “not”.'],
  },
  TextArea: {
    since: '0.1.0',
    when: 'For several lines of somebody’s own words: a review, a question, a note for delivery. For one line use TextField.',
    anatomy: {
      Label: 'Above the area.',
      Area: 'Four lines unless `rows` says otherwise.',
      Counter: 'With `counted`: how many characters of the limit are used.',
    },
    operation: operations.TextArea,
    do: ['Show the counter where there is a limit that people reach.'],
    dont: ['Do not cut off what is too long: say by how much.'],
  },
  TextField: {
    since: '0.1.0',
    when: 'For one line of text: a name, a number, an address. For a password, a code or a quantity there are fields of their own; for a field with its button on a line use InlineField.',
    anatomy: {
      Label: 'Always there; `hideLabel` keeps it for screen readers alone.',
      Prefix: 'Not part of the value: “+91”, “₹”.',
      Suffix: 'A unit or an icon button.',
      'Hint and error': 'Below; the error comes with an icon and marks the field invalid.',
    },
    operation: operations.TextField,
    do: ['Set `autoComplete` and `inputMode`: most of an address need not be typed.'],
    dont: [
      'Do not use the placeholder as a label.',
      'Do not mark required fields: the others say “(optional)”.',
    ],
  },
}
