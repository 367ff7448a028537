import { tree, type Operations } from './operation.ts'

export const shellPages = {
  Footer: {
    story: 'shell-footer--with-theme-switch',
    tabOrder: [
      'textbox "Email address"',
      'button "Sign up"',
      'link "Premium"',
      'link "Sports"',
      'link "Budget"',
      'link "Accessories"',
      'link "Best TWS"',
      'link "Noise cancelling"',
      'link "Under ₹1,000"',
      'link "New arrivals"',
      'link "Shop"',
      'link "New arrivals"',
      'link "Best sellers"',
      'link "Deals"',
      'link "About"',
      'link "Contact"',
      'link "Blog"',
      'link "Privacy policy"',
      'link "Terms of service"',
      'link "Cookie policy"',
      'link "Shipping information"',
      'link "Returns"',
      'link "Warranty"',
      'link "support@shruti.example"',
      'link "1800 000 0000"',
      'link "Instagram"',
      'link "Twitter"',
      'link "Facebook"',
      'button "Light"',
      'button "Dark"',
      'button "System"',
    ],
    keys: [
      {
        on: 'textbox "Email address"',
        press: '"asha@example.com"',
        does: 'Types.',
        shows: [
          'textbox "Email address", value "asha@example.com", described as "Your offer code appears here when you sign up."',
        ],
      },
      {
        on: 'textbox "Email address"',
        press: 'Enter',
        does: 'Signs up.',
        focus: 'status',
        shows: ['status: Thank you. Use WELCOME10 for 10% off your first order.'],
        hides: ['button "Sign up"'],
      },
      { on: 'link "Sports"', press: 'Enter', does: 'Follows it.', opens: '/shop/category/sports' },
    ],
    tree: tree(`
      contentinfo
        heading "Sign up and get 10% off your first order." [level 2]
        form
          status
          textbox "Email address", described as "Your offer code appears here when you sign up."
          button "Sign up"
          paragraph: Your offer code appears here when you sign up.
        list
          listitem
            text: Secure payment
            paragraph: Cash on delivery on orders up to ₹10,000. We never see your card number.
          listitem
            text: Money-back guarantee
            paragraph: 30-day risk-free trial. Refunds reach you in 5–7 business days.
          listitem
            text: 24/7 customer support
            paragraph: Chat at any time. Our support team is available Monday to Friday, 9:00 AM–6:00 PM IST.
        navigation "Featured categories"
          heading "Featured categories" [level 3]
          list
            listitem
              link "Premium"
            listitem
              link "Sports"
            listitem
              link "Budget"
            listitem
              link "Accessories"
            listitem
              link "Best TWS"
            listitem
              link "Noise cancelling"
            listitem
              link "Under ₹1,000"
            listitem
              link "New arrivals"
        navigation "Quick links"
          heading "Quick links" [level 3]
          list
            listitem
              link "Shop"
            listitem
              link "New arrivals"
            listitem
              link "Best sellers"
            listitem
              link "Deals"
            listitem
              link "About"
            listitem
              link "Contact"
            listitem
              link "Blog"
        navigation "Legal"
          heading "Legal" [level 3]
          list
            listitem
              link "Privacy policy"
            listitem
              link "Terms of service"
            listitem
              link "Cookie policy"
            listitem
              link "Shipping information"
            listitem
              link "Returns"
            listitem
              link "Warranty"
        heading "Contact" [level 3]
        text: Shruti Audio, 4th floor
        text: 12 Residency Road
        text: Bengaluru 560025
        link "support@shruti.example"
        link "1800 000 0000"
        heading "Follow us" [level 3]
        list
          listitem
            link "Instagram"
          listitem
            link "Twitter"
          listitem
            link "Facebook"
        text: © 2026 Shruti. All rights reserved.
        group "Theme"
          button "Light" [not pressed]
          button "Dark" [not pressed]
          button "System" [pressed]
        text: Prices include all taxes.
    `),
  },
  NewsletterForm: {
    story: 'shell-newsletterform--idle',
    tabOrder: ['textbox "Email address"', 'button "Sign up"'],
    keys: [
      {
        on: 'textbox "Email address"',
        press: '"asha@example.com"',
        does: 'Types.',
        shows: [
          'textbox "Email address", value "asha@example.com", described as "Your offer code appears here when you sign up."',
        ],
      },
      {
        on: 'textbox "Email address"',
        press: 'Enter',
        does: 'Signs up, and says the code.',
        focus: 'status',
        shows: ['status: Thank you. Use WELCOME10 for 10% off your first order.'],
        hides: ['button "Sign up"'],
      },
    ],
    tree: tree(`
      form
        status
        textbox "Email address", described as "Your offer code appears here when you sign up."
        button "Sign up"
        paragraph: Your offer code appears here when you sign up.
    `),
  },
  NotFoundView: {
    story: 'shell-notfoundview--unknown-address',
    tabOrder: ['link "Go to the shop"'],
    keys: [{ on: 'link "Go to the shop"', press: 'Enter', does: 'Goes to the shop.', opens: '/shop' }],
    tree: tree(`
      paragraph: 404
      heading "Page not found" [level 1]
      paragraph: This page is outside the octave. The address may be mistyped, or the page may have moved.
      link "Go to the shop"
    `),
  },
  PageShell: {
    story: 'shell-pageshell--page',
    tabOrder: [
      'link "Skip to content"',
      'link "Shruti, home"',
      'link "Go to the shop"',
      'textbox "Email address"',
      'button "Sign up"',
      'link "Premium"',
      'link "Sports"',
      'link "Budget"',
      'link "Accessories"',
      'link "Best TWS"',
      'link "Noise cancelling"',
      'link "Under ₹1,000"',
      'link "New arrivals"',
      'link "Shop"',
      'link "New arrivals"',
      'link "Best sellers"',
      'link "Deals"',
      'link "About"',
      'link "Contact"',
      'link "Blog"',
      'link "Privacy policy"',
      'link "Terms of service"',
      'link "Cookie policy"',
      'link "Shipping information"',
      'link "Returns"',
      'link "Warranty"',
      'link "support@shruti.example"',
      'link "1800 000 0000"',
      'link "Instagram"',
      'link "Twitter"',
      'link "Facebook"',
    ],
    keys: [
      {
        on: 'link "Skip to content"',
        press: 'Enter',
        does: 'Goes to the page’s content.',
        focus: 'main',
        opens: '#main',
      },
      { on: 'main', press: 'Tab', does: 'Goes on from there.', focus: 'link "Go to the shop"' },
    ],
    tree: tree(`
      link "Skip to content"
      banner …
      main …
      contentinfo …
    `),
  },
  'Whole shell': {
    story: 'shell-whole-shell--guest-by-keyboard',
    tabOrder: [
      'link "Skip to content"',
      'link "Free shipping on all orders"',
      'link "Shruti, home"',
      'summary "Shop"',
      'link "New arrivals"',
      'link "About"',
      'combobox "Search products"',
      'link "Track order"',
      'link "Favorites"',
      'link "Cart"',
      'link "Sign In / Register"',
      'button "Add to cart"',
      'textbox "Email address"',
      'button "Sign up"',
      'link "Premium"',
      'link "Sports"',
      'link "Budget"',
      'link "Accessories"',
      'link "Best TWS"',
      'link "Noise cancelling"',
      'link "Under ₹1,000"',
      'link "New arrivals"',
      'link "Shop"',
      'link "New arrivals"',
      'link "Best sellers"',
      'link "Deals"',
      'link "About"',
      'link "Contact"',
      'link "Blog"',
      'link "Privacy policy"',
      'link "Terms of service"',
      'link "Cookie policy"',
      'link "Shipping information"',
      'link "Returns"',
      'link "Warranty"',
      'link "support@shruti.example"',
      'link "1800 000 0000"',
      'link "Instagram"',
      'link "Twitter"',
      'link "Facebook"',
      'button "Chat with us"',
    ],
    keys: [
      {
        on: 'link "Skip to content"',
        press: 'Enter',
        does: 'Goes to the page’s content.',
        focus: 'main',
        opens: '#main',
      },
      {
        on: 'summary "Shop"',
        press: 'Enter',
        does: 'Opens the menu.',
        shows: ['summary "Shop" [expanded]', 'link "All earbuds"'],
      },
      { on: 'summary "Shop"', press: 'Escape', does: 'Closes it.', shows: ['summary "Shop" [collapsed]'] },
      {
        on: 'button "Chat with us"',
        press: 'Enter',
        does: 'Opens the chat.',
        focus: 'textbox "Message"',
        shows: ['dialog "Shruti support"', 'heading "Shruti support" [level 2]'],
      },
      {
        on: 'textbox "Message"',
        press: 'Escape',
        does: 'Closes it.',
        focus: 'button "Chat with us"',
        shows: ['button "Chat with us" [collapsed] [opens a dialog]'],
        hides: ['dialog "Shruti support"'],
      },
      {
        on: 'button "Add to cart"',
        press: 'Enter',
        does: 'Adds to the cart.',
        shows: ['button "Close"', 'status: Notification Item added to cart'],
      },
      {
        on: 'button "Add to cart"',
        press: 'F8',
        does: 'Goes to the messages.',
        focus: 'list "Item added to cart Close"',
        shows: ['list "Item added to cart Close"'],
      },
    ],
    tree: tree(`
      link "Skip to content"
      complementary "Announcement" …
      banner …
      main …
      contentinfo …
      button "Chat with us" [collapsed] [opens a dialog]
      region "Notifications (F8)" …
    `),
  },
} satisfies Operations
