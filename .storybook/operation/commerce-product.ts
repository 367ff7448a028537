import { tree, type Operations } from './operation.ts'

export const commerceProduct = {
  BuyBar: {
    story: 'commerce-buybar--default',
    tabOrder: ['button "Add to cart"'],
    keys: [
      {
        on: 'button "Add to cart"',
        press: 'Enter',
        does: 'Adds to the cart.',
        presses: 'button "Add to cart"',
      },
    ],
    tree: tree(`
      text: Tivra, Silver
      text: ₹7,999
      text: .
      text: 00
      button "Add to cart"
    `),
  },
  BuyBox: {
    story: 'commerce-buybox--default',
    tabOrder: [
      'link "4.6 out of 5 (23 reviews)"',
      'radio "Silver"',
      'button "Decrease quantity"',
      'spinbutton "Quantity"',
      'button "Increase quantity"',
      'button "Add to cart"',
      'button "Add to favorites"',
      'textbox "Delivery to PIN code"',
      'button "Check"',
    ],
    keys: [
      {
        on: 'link "4.6 out of 5 (23 reviews)"',
        press: 'Enter',
        does: 'Goes to the reviews.',
        opens: '#reviews',
      },
      {
        on: 'radio "Silver"',
        press: 'ArrowRight',
        does: 'Chooses the next colour.',
        focus: 'radio "Black"',
        calls: 'onVariantChange',
      },
      {
        on: 'radio "Black"',
        press: 'ArrowLeft',
        does: 'Chooses the colour before.',
        focus: 'radio "Silver"',
      },
      {
        on: 'button "Increase quantity"',
        press: 'Enter',
        does: 'One more.',
        shows: ['spinbutton "Quantity", value "3"', 'status: 3'],
      },
      { on: 'button "Add to cart"', press: 'Enter', does: 'Adds to the cart.', calls: 'onAdd' },
      {
        on: 'button "Add to favorites"',
        press: 'Space',
        does: 'Puts it among the favorites.',
        calls: 'onFavouriteToggle',
      },
      {
        on: 'textbox "Delivery to PIN code"',
        press: 'Enter',
        does: 'Asks when it arrives there.',
        presses: 'button "Check"',
      },
    ],
    tree: tree(`
      link "4.6 out of 5 (23 reviews)"
      heading "Tivra" [level 1]
      paragraph: Noise cancelling up to 35 dB, IPX5
      text: ₹7,999
      text: .
      text: 00
      paragraph: MRP, inclusive of all taxes. EMI: ₹666.59 a month for 12 months.
      form
        group "Colour: Silver"
          radio "Silver" [checked]
          radio "Black" [not checked]
          radio "White" [not checked]
          radio "Gold" [not checked]
        group "Quantity"
          button "Decrease quantity"
          spinbutton "Quantity", value "2"
          button "Increase quantity"
          status: 2
        button "Add to cart"
        button "Add to favorites" [not pressed]
      form
        textbox "Delivery to PIN code", value "560025"
        button "Check"
        status
          paragraph: Arrives 25–27 November. Free delivery to Bengaluru
          paragraph: Express 23–24 November for ₹199
          paragraph: Cash on delivery is available.
      list
        listitem: Standard in 3–5 business days. Express in 1–2 days for ₹199
        listitem: 30-day returns. Refund in 5–7 business days
        listitem: 2-year warranty
    `),
  },
  DeliveryEstimate: {
    story: 'commerce-deliveryestimate--unasked',
    tabOrder: ['textbox "Delivery to PIN code"', 'button "Check"'],
    keys: [
      {
        on: 'textbox "Delivery to PIN code"',
        press: 'Enter',
        does: 'Asks when it arrives there.',
        calls: 'onCheck',
      },
      { on: 'button "Check"', press: 'Enter', does: 'Asks as well.', calls: 'onCheck' },
    ],
    tree: tree(`
      form
        textbox "Delivery to PIN code", value "560025"
        button "Check"
        status
    `),
  },
  NoiseComparison: {
    story: 'commerce-noisecomparison--silent',
    tabOrder: ['radio "Bus"', 'button "Play"', 'switch "Noise cancelling"', 'slider "Volume"'],
    keys: [
      {
        on: 'radio "Bus"',
        press: 'ArrowRight',
        does: 'Chooses the next place.',
        focus: 'radio "Office"',
        shows: ['radio "Office" [checked]', 'status: Office without noise cancelling.'],
      },
      {
        on: 'radio "Office"',
        press: 'ArrowLeft',
        does: 'Chooses the place before.',
        focus: 'radio "Bus"',
        shows: ['radio "Bus" [checked]', 'status: Bus without noise cancelling.'],
      },
      {
        on: 'switch "Noise cancelling"',
        press: 'Space',
        does: 'Turns noise cancelling on.',
        shows: [
          'status: Bus with noise cancelling: about 19 dB less in all, up to 35 dB less at low frequencies.',
          'switch "Noise cancelling" [checked]',
        ],
      },
      {
        on: 'slider "Volume"',
        press: 'ArrowRight',
        does: 'A little louder.',
        shows: ['slider "Volume", value "45 %"'],
      },
      {
        on: 'slider "Volume"',
        press: 'ArrowLeft',
        does: 'A little softer.',
        shows: ['slider "Volume", value "40 %"'],
      },
      {
        on: 'slider "Volume"',
        press: 'Home',
        does: 'As soft as it gets.',
        shows: ['slider "Volume", value "0 %"'],
      },
      { on: 'button "Play"', press: 'Enter', does: 'Plays the noise.', shows: ['button "Stop"'] },
      { on: 'button "Stop"', press: 'Enter', does: 'Stops it.', shows: ['button "Play"'] },
    ],
    tree: tree(`
      region "Hear the noise cancelling"
        group "Where you are"
          radio "Bus" [checked]
          radio "Office" [not checked]
          radio "Aeroplane" [not checked]
        status: Bus without noise cancelling.
        button "Play"
        switch "Noise cancelling" [not checked]
        slider "Volume", value "40 %"
        paragraph: A simulation from the stated 35 dB, which noise cancelling reaches at low frequencies; high ones are left to the fit of the tips or cushions, which is not part of it. The noise is made by your browser, not recorded. Bars run from low to high pitch.
    `),
  },
  ProductActions: {
    story: 'commerce-productactions--default',
    tabOrder: ['button "Share"', 'button "Ask about this product"', 'button "Hear the noise cancelling"'],
    keys: [
      {
        on: 'button "Share"',
        press: 'Enter',
        does: 'Copies the address, or opens the system’s own choice.',
        shows: ['status: Link copied.'],
      },
      { on: 'button "Ask about this product"', press: 'Enter', does: 'Opens the chat.', calls: 'onAsk' },
      {
        on: 'button "Hear the noise cancelling"',
        press: 'Enter',
        does: 'Opens the comparison below.',
        calls: 'onHear',
      },
    ],
    tree: tree(`
      button "Share"
      button "Ask about this product"
      button "Hear the noise cancelling" [collapsed]
    `),
  },
  ProductGallery: {
    story: 'commerce-productgallery--four-pictures',
    tabOrder: [
      'link "Tivra, Silver, picture 1 of 4"',
      'link "Tivra, Silver, picture 2 of 4"',
      'link "Tivra, Silver, picture 3 of 4"',
      'link "Tivra, Silver, picture 4 of 4"',
      'group "Pictures of Tivra, Silver"',
      'link "Zoom into Tivra, Silver, picture 1 of 4"',
    ],
    keys: [
      {
        on: 'link "Tivra, Silver, picture 2 of 4"',
        press: 'Enter',
        does: 'Shows that picture.',
        shows: [
          'link "Tivra, Silver, picture 2 of 4" [current]',
          'link "Zoom into Tivra, Silver, picture 2 of 4"',
        ],
      },
      {
        on: 'group "Pictures of Tivra, Silver"',
        press: 'ArrowRight',
        does: 'Shows the next picture.',
        shows: [
          'link "Tivra, Silver, picture 3 of 4" [current]',
          'link "Zoom into Tivra, Silver, picture 3 of 4"',
        ],
      },
      {
        on: 'group "Pictures of Tivra, Silver"',
        press: 'ArrowLeft',
        does: 'Shows the picture before.',
        shows: [
          'link "Tivra, Silver, picture 2 of 4" [current]',
          'link "Zoom into Tivra, Silver, picture 2 of 4"',
        ],
      },
      {
        on: 'link "Zoom into Tivra, Silver, picture 2 of 4"',
        press: 'Enter',
        does: 'Opens the picture in large.',
        focus: 'button "Close"',
        shows: ['dialog "Tivra, Silver, picture 2 of 4" [modal]', 'button "Close"'],
      },
      {
        on: 'button "Close"',
        press: 'Escape',
        does: 'Closes it.',
        focus: 'link "Zoom into Tivra, Silver, picture 2 of 4"',
        shows: ['link "Tivra, Silver, picture 1 of 4"', 'link "Tivra, Silver, picture 2 of 4" [current]'],
        hides: ['dialog "Tivra, Silver, picture 2 of 4" [modal]'],
      },
    ],
    tree: tree(`
      list
        listitem
          link "Tivra, Silver, picture 1 of 4" [current]
        listitem
          link "Tivra, Silver, picture 2 of 4"
        listitem
          link "Tivra, Silver, picture 3 of 4"
        listitem
          link "Tivra, Silver, picture 4 of 4"
      group "Pictures of Tivra, Silver"
        img "Tivra, Silver, picture 1 of 4"
        img "Tivra, Silver, picture 2 of 4"
        img "Tivra, Silver, picture 3 of 4"
        img "Tivra, Silver, picture 4 of 4"
      link "Zoom into Tivra, Silver, picture 1 of 4"
        img "Zoom into Tivra, Silver, picture 1 of 4"
    `),
  },
  ReviewSummary: {
    story: 'commerce-reviewsummary--filters',
    tabOrder: [
      'link "5 of 5: 16 reviews"',
      'link "4 of 5: 5 reviews"',
      'link "3 of 5: 1 review"',
      'link "2 of 5: 1 review"',
    ],
    keys: [
      {
        on: 'link "5 of 5: 16 reviews"',
        press: 'Enter',
        does: 'Shows the reviews with that rating alone.',
        opens: '?rating=5',
      },
    ],
    tree: tree(`
      list
        listitem
          link "5 of 5: 16 reviews" [current]
        listitem
          link "4 of 5: 5 reviews"
        listitem
          link "3 of 5: 1 review"
        listitem
          link "2 of 5: 1 review"
        listitem: 1 of 5: 0 reviews
    `),
  },
  ReviewList: {
    story: 'commerce-reviewlist--answered',
    tabOrder: ['button "Helpful: Good sound, heavy case"'],
    keys: [
      {
        on: 'button "Helpful: Good sound, heavy case"',
        press: 'Enter',
        does: 'Says that the review helped.',
        calls: 'onHelpful',
      },
    ],
    tree: tree(`
      list
        listitem
          text: 5 out of 5
          text: 27 Sep 2026
          heading "Good sound, heavy case" [level 3]
          paragraph: Pausing with a tap has become a habit. It fits the coin pocket of my jeans.
          text: Karthik S.
          text: Verified buyer
          text: Changed 4 Oct 2026
          button "Helpful: Good sound, heavy case" [pressed]
            text: (12)
          text: Reply from Shruti
          text: 2 Oct 2026
          paragraph: Thank you. The next case is lighter.
        listitem
          text: 4 out of 5
          text: 15 Jul 2026
          heading "Good, with a small but" [level 3]
          paragraph: The small tips fit my ears, and very few pairs do. My flatmate grinds masala at seven in the morning and I sleep through it now.
          text: Arjun M.
          text: Verified buyer
          text: 1 customer found this helpful
    `),
  },
} satisfies Operations
