import { tree, type Operations } from './operation.ts'

export const shellMessages = {
  ChatButton: {
    story: 'shell-chatbutton--closed',
    tabOrder: ['button "Chat with us"'],
    keys: [
      {
        on: 'button "Chat with us"',
        press: 'Enter',
        does: 'Opens the chat.',
        shows: ['button "Chat with us" [expanded] [opens a dialog]'],
      },
      {
        on: 'button "Chat with us"',
        press: 'Space',
        does: 'Opens the chat.',
        presses: 'button "Chat with us"',
      },
    ],
    tree: tree(`
      button "Chat with us" [collapsed] [opens a dialog]
    `),
  },
  ChatWidget: {
    story: 'shell-chatwidget--first-open',
    tabOrder: [
      'button "Minimise chat"',
      'button "Close chat"',
      'log "Messages"',
      'button "Where is my order?"',
      'button "Which earbuds cancel noise?"',
      'button "One bud does not connect"',
      'button "How do I return something?"',
      'button "Talk to a person"',
      'textbox "Message"',
    ],
    keys: [
      {
        on: 'textbox "Message"',
        press: '"Hello"',
        does: 'Types.',
        shows: ['textbox "Message", value "Hello"'],
      },
      {
        on: 'textbox "Message"',
        press: 'Shift+Enter',
        does: 'Begins a new line.',
        shows: ['textbox "Message", value "Hello ⏎"'],
      },
      {
        on: 'textbox "Message"',
        press: 'Enter',
        does: 'Sends the message.',
        shows: ['button "Send" [disabled]'],
      },
      {
        on: 'button "Minimise chat"',
        press: 'Enter',
        does: 'Leaves the head of the chat alone.',
        focus: 'button "Shruti support"',
        shows: ['button "Shruti support" [collapsed]'],
      },
      {
        on: 'button "Shruti support"',
        press: 'Escape',
        does: 'Closes the chat.',
        focus: 'button "Chat with us"',
        shows: ['button "Chat with us" [collapsed] [opens a dialog]'],
        hides: ['dialog "Shruti support"'],
      },
    ],
    tree: tree(`
      dialog "Shruti support"
        heading "Shruti support" [level 2]
        text: Online
        button "Minimise chat"
        button "Close chat"
        log "Messages"
          text: Support:
          paragraph: Hello. I can help with our audio products, delivery, returns and set-up.
          text: 4:12 PM
          list "Suggested questions"
            listitem
              button "Where is my order?"
            listitem
              button "Which earbuds cancel noise?"
            listitem
              button "One bud does not connect"
            listitem
              button "How do I return something?"
            listitem
              button "Talk to a person"
        form
          textbox "Message"
          button "Send" [disabled]
    `),
  },
  NotificationList: {
    story: 'shell-notificationlist--default',
    tabOrder: [
      'button "Mark all as read"',
      'link "Order SHR-V846K0W8 placed"',
      'button "Mark as read: Order SHR-V846K0W8 placed"',
      'button "Delete: Order SHR-V846K0W8 placed"',
      'link "Order SHR-X7SHB8EE shipped"',
      'button "Mark as read: Order SHR-X7SHB8EE shipped"',
      'button "Delete: Order SHR-X7SHB8EE shipped"',
      'link "Order SHR-X7SHB8EE packed"',
      'button "Delete: Order SHR-X7SHB8EE packed"',
      'link "Order SHR-X7SHB8EE confirmed"',
      '…',
    ],
    keys: [
      {
        on: 'button "Mark as read: Order SHR-V846K0W8 placed"',
        press: 'Enter',
        does: 'Marks the entry.',
        calls: 'markRead',
      },
      {
        on: 'button "Delete: Order SHR-X7SHB8EE packed"',
        press: 'Enter',
        does: 'Takes the entry away.',
        calls: 'remove',
      },
      { on: 'button "Mark all as read"', press: 'Enter', does: 'Marks all.', calls: 'markAllRead' },
    ],
    tree: tree(`
      status: 2 unread
      button "Mark all as read"
      list
        listitem
          heading "Unread: Order SHR-V846K0W8 placed" [level 2]
            link "Order SHR-V846K0W8 placed"
          paragraph: We have received your order.
          text: 20 Nov, 8:00 AM
          button "Mark as read: Order SHR-V846K0W8 placed"
          button "Delete: Order SHR-V846K0W8 placed"
        listitem
          heading "Unread: Order SHR-X7SHB8EE shipped" [level 2]
            link "Order SHR-X7SHB8EE shipped"
          paragraph: Your parcel is with the courier.
          text: 19 Nov, 12:28 PM
          button "Mark as read: Order SHR-X7SHB8EE shipped"
          button "Delete: Order SHR-X7SHB8EE shipped"
        listitem
          heading "Order SHR-X7SHB8EE packed" [level 2]
            link "Order SHR-X7SHB8EE packed"
          paragraph: The courier will pick it up next.
          text: 19 Nov, 4:55 AM
          button "Delete: Order SHR-X7SHB8EE packed"
        listitem
          heading "Order SHR-X7SHB8EE confirmed" [level 2]
            link "Order SHR-X7SHB8EE confirmed"
          paragraph: We will pack it next.
          text: 18 Nov, 9:49 PM
          button "Delete: Order SHR-X7SHB8EE confirmed"
        listitem
          heading "Order SHR-X7SHB8EE placed" [level 2]
            link "Order SHR-X7SHB8EE placed"
          paragraph: We have received your order.
          text: 18 Nov, 7:02 PM
          button "Delete: Order SHR-X7SHB8EE placed"
        listitem
          heading "Order SHR-61SKJPPK delivered" [level 2]
            link "Order SHR-61SKJPPK delivered"
          paragraph: You can return products within 30 days of delivery.
          text: 10 Nov, 10:40 PM
          button "Delete: Order SHR-61SKJPPK delivered"
    `),
  },
  Notifications: {
    story: 'shell-notifications--loaded',
    tabOrder: [
      'link "Notifications, 20 unread"',
      'button "Mark all as read"',
      'button "Mark as read: Free shipping on all orders"',
      'button "Delete: Free shipping on all orders"',
      'link "Order SHR-V846K0W8 placed"',
      'button "Mark as read: Order SHR-V846K0W8 placed"',
      'button "Delete: Order SHR-V846K0W8 placed"',
      'link "Order SHR-X7SHB8EE shipped"',
      '…',
    ],
    keys: [
      {
        on: 'button "Mark as read: Free shipping on all orders"',
        press: 'Enter',
        does: 'Marks the entry; the bell counts one less.',
        presses: 'button "Mark as read: Free shipping on all orders"',
      },
      {
        on: 'button "Delete: Free shipping on all orders"',
        press: 'Enter',
        does: 'Takes the entry away; the focus is on “Undo”.',
        presses: 'button "Delete: Free shipping on all orders"',
      },
      {
        on: 'button "Delete: Free shipping on all orders"',
        press: 'Enter',
        does: 'Puts it back.',
        presses: 'button "Delete: Free shipping on all orders"',
      },
    ],
    tree: tree(`
      link "Notifications, 20 unread"
      status: 20 unread
      button "Mark all as read"
      list …
    `),
  },
  OfferPopup: {
    story: 'shell-offerpopup--shown',
    tabOrder: ['button "Close offer"', 'button "Copy"'],
    keys: [
      {
        on: 'button "Copy"',
        press: 'Enter',
        does: 'Copies the code.',
        shows: ['button "Copied"', 'status: Copied'],
      },
      {
        on: 'button "Copied"',
        press: 'Escape',
        does: 'Closes the offer. The focus goes back to where it came from, else to the content of the page.',
        focus: 'main',
        hides: ['region "20% off your first order"'],
      },
    ],
    tree: tree(`
      main
      region "20% off your first order"
        heading "20% off your first order" [level 2]
        button "Close offer"
        paragraph: Use this code at checkout. Valid once, on your first order.
        text: SHRUTI20
        button "Copy"
        status
    `),
  },
} satisfies Operations
