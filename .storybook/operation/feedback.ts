import { tree, type Operations } from './operation.ts'

export const feedback = {
  AlertDialog: {
    story: 'feedback-alertdialog--destructive',
    tabOrder: ['button "Keep order"', 'button "Cancel order"'],
    afterLast: 'first',
    keys: [
      {
        on: 'button "Keep order"',
        press: 'Tab',
        does: 'Goes to the other button.',
        focus: 'button "Cancel order"',
      },
      {
        on: 'button "Cancel order"',
        press: 'Tab',
        does: 'Stays within the dialog.',
        focus: 'button "Keep order"',
      },
      {
        on: 'button "Keep order"',
        press: 'Escape',
        does: 'Closes it as “Keep order” does.',
        focus: 'nothing',
        hides: [
          'alertdialog "Cancel this order?" [modal], described as "SHR-24118 is not packed yet. The refund of ₹7,999.00 takes 5–7 business days."',
        ],
      },
      {
        on: 'button "Cancel order"',
        press: 'Enter',
        does: 'Opens it again, at the button that does no harm.',
        focus: 'button "Keep order"',
        shows: [
          'alertdialog "Cancel this order?" [modal], described as "SHR-24118 is not packed yet. The refund of ₹7,999.00 takes 5–7 business days."',
          'heading "Cancel this order?" [level 2]',
        ],
      },
      {
        on: 'button "Keep order"',
        press: 'Escape',
        does: 'Closes it; the focus goes back to what opened it.',
        focus: 'button "Cancel order"',
        hides: [
          'alertdialog "Cancel this order?" [modal], described as "SHR-24118 is not packed yet. The refund of ₹7,999.00 takes 5–7 business days."',
        ],
      },
    ],
    tree: tree(`
      alertdialog "Cancel this order?" [modal], described as "SHR-24118 is not packed yet. The refund of ₹7,999.00 takes 5–7 business days."
        heading "Cancel this order?" [level 2]
        paragraph: SHR-24118 is not packed yet. The refund of ₹7,999.00 takes 5–7 business days.
        button "Keep order"
        button "Cancel order"
    `),
  },
  Dialog: {
    story: 'feedback-dialog--with-footer',
    tabOrder: ['button "Close"', 'button "Back"', 'button "Use medium"'],
    afterLast: 'first',
    keys: [
      {
        on: 'button "Close"',
        press: 'Shift+Tab',
        does: 'Stays within the dialog.',
        focus: 'button "Use medium"',
      },
      {
        on: 'button "Use medium"',
        press: 'Escape',
        does: 'Closes it.',
        focus: 'nothing',
        shows: ['button "Which size of tip?"'],
        hides: [
          'dialog "Which size of tip?", described as "Small, medium and large are in the box. Start with medium."',
        ],
      },
      {
        on: 'button "Which size of tip?"',
        press: 'Enter',
        does: 'Opens it again.',
        focus: 'button "Close"',
        shows: [
          'dialog "Which size of tip?", described as "Small, medium and large are in the box. Start with medium."',
          'heading "Which size of tip?" [level 2]',
        ],
      },
      {
        on: 'button "Close"',
        press: 'Escape',
        does: 'Closes it; the focus goes back to what opened it.',
        focus: 'button "Which size of tip?"',
        shows: ['button "Which size of tip?"'],
        hides: [
          'dialog "Which size of tip?", described as "Small, medium and large are in the box. Start with medium."',
        ],
      },
    ],
    tree: tree(`
      dialog "Which size of tip?", described as "Small, medium and large are in the box. Start with medium."
        heading "Which size of tip?" [level 2]
        button "Close"
        paragraph: Small, medium and large are in the box. Start with medium.
        paragraph: Push the bud in and turn it back a little. If a hum stays in the Metro, go one size up.
        button "Back"
        button "Use medium"
    `),
  },
  EmptyState: {
    story: 'feedback-emptystate--favourites',
    tabOrder: ['link "Browse all products"'],
    keys: [{ on: 'link "Browse all products"', press: 'Enter', does: 'Follows it.', opens: '#shop' }],
    tree: tree(`
      heading "No favorites yet" [level 2]
      text: Tap the heart on a product to save it here.
      link "Browse all products"
    `),
  },
  ErrorState: {
    story: 'feedback-errorstate--with-retry',
    tabOrder: ['button "Try again"'],
    keys: [
      { on: 'button "Try again"', press: 'Enter', does: 'Tries again in place.', calls: 'onRetry' },
      { on: 'button "Try again"', press: 'Space', does: 'Tries again in place.', calls: 'onRetry' },
    ],
    tree: tree(`
      alert
        heading "Failed to load notifications." [level 2]
        text: Please try again later.
        button "Try again"
    `),
  },
  Notice: {
    story: 'feedback-notice--danger',
    tabOrder: ['link "Choose another way to pay"'],
    keys: [{ on: 'link "Choose another way to pay"', press: 'Enter', does: 'Follows it.', opens: '#pay' }],
    tree: tree(`
      alert
        paragraph: Payment failed. You have not been charged.
        text: Your bank declined it.
        link "Choose another way to pay"
    `),
  },
  Toaster: {
    story: 'feedback-toaster--default',
    tabOrder: [
      'button "Add to cart"',
      'listitem "Item added to cart Tivra, Silver. 1 item, ₹7,999.00. Close"',
      'button "Close"',
    ],
    keys: [
      {
        on: 'button "Add to cart"',
        press: 'F8',
        does: 'Goes to the messages.',
        focus: 'list "Item added to cart Tivra, Silver. 1 item, ₹7,999.00. Close"',
        shows: ['list "Item added to cart Tivra, Silver. 1 item, ₹7,999.00. Close"'],
      },
      {
        on: 'list "Item added to cart Tivra, Silver. 1 item, ₹7,999.00. Close"',
        press: 'Tab',
        does: 'Goes into the message.',
        focus: 'listitem "Item added to cart Tivra, Silver. 1 item, ₹7,999.00. Close"',
        shows: ['listitem "Item added to cart Tivra, Silver. 1 item, ₹7,999.00. Close"'],
      },
      {
        on: 'listitem "Item added to cart Tivra, Silver. 1 item, ₹7,999.00. Close"',
        press: 'Escape',
        does: 'Dismisses the message; the focus goes back to where it was.',
        focus: 'button "Add to cart"',
        hides: ['listitem "Item added to cart Tivra, Silver. 1 item, ₹7,999.00. Close"'],
      },
    ],
    tree: tree(`
      button "Add to cart"
      region "Notifications (F8)"
        list
          listitem
            text: Item added to cart
            text: Tivra, Silver. 1 item, ₹7,999.00.
            button "Close"
      status: Notification Item added to cart Tivra, Silver. 1 item, ₹7,999.00.
    `),
  },
  Tooltip: {
    story: 'feedback-tooltip--in-a-group',
    tabOrder: ['button "Move up"', 'button "Move down"'],
    keys: [
      {
        on: 'button "Move up"',
        press: 'Tab',
        does: 'Goes to the next button, and shows its words at once.',
        focus: 'button "Move down"',
        shows: ['tooltip "Move down"'],
        hides: ['tooltip "Move up"'],
      },
      {
        on: 'button "Move down"',
        press: 'Escape',
        does: 'Takes the words away; the focus stays.',
        hides: ['tooltip "Move down"'],
      },
    ],
    tree: tree(`
      button "Move up"
      button "Move down"
      tooltip "Move down"
    `),
  },
  UndoNotice: {
    story: 'feedback-undonotice--removed',
    tabOrder: ['button "Undo"'],
    keys: [{ on: 'button "Undo"', press: 'Enter', does: 'Puts it back.', calls: 'onUndo' }],
    tree: tree(`
      status
        text: Tivra, Silver was removed from your cart.
        form
          button "Undo", described as "Tivra, Silver was removed from your cart."
    `),
  },
} satisfies Operations
