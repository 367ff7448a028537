import { tree, type Operations } from './operation.ts'

export const commerceChoice = {
  CartLine: {
    story: 'commerce-cartline--default',
    tabOrder: [
      'link "Tivra"',
      'button "Move to favorites: Tivra, Silver"',
      'button "Remove Tivra, Silver"',
      'button "Decrease quantity of Tivra, Silver"',
      'spinbutton "Quantity of Tivra, Silver"',
      'button "Increase quantity of Tivra, Silver"',
    ],
    keys: [
      {
        on: 'button "Increase quantity of Tivra, Silver"',
        press: 'Enter',
        does: 'One more.',
        calls: 'onQuantityChange',
      },
      { on: 'button "Remove Tivra, Silver"', press: 'Enter', does: 'Removes the line.', calls: 'onRemove' },
      {
        on: 'button "Move to favorites: Tivra, Silver"',
        press: 'Enter',
        does: 'Moves the line to the favorites.',
        calls: 'onMoveToFavourites',
      },
      { on: 'link "Tivra"', press: 'Enter', does: 'Opens the product.', opens: '/product/tivra' },
    ],
    tree: tree(`
      article
        heading "Tivra" [level 2]
          link "Tivra"
        paragraph: Silver
        paragraph: In stock
        button "Move to favorites: Tivra, Silver"
        form
          button "Remove Tivra, Silver"
        form
          group "Quantity of Tivra, Silver"
            button "Decrease quantity of Tivra, Silver" [disabled]
            spinbutton "Quantity of Tivra, Silver", value "1"
            button "Increase quantity of Tivra, Silver"
            status: 1
        text: ₹7,999
        text: .
        text: 00
    `),
  },
  CompareBar: {
    story: 'commerce-comparebar--two',
    tabOrder: [
      'button "Remove Tivra from the comparison"',
      'button "Remove Shuddha from the comparison"',
      'button "Clear"',
      'link "Compare"',
    ],
    keys: [
      {
        on: 'button "Remove Shuddha from the comparison"',
        press: 'Enter',
        does: 'Takes the product out.',
        calls: 'onRemove',
      },
      { on: 'button "Clear"', press: 'Enter', does: 'Takes all of them out.', calls: 'onClear' },
      {
        on: 'link "Compare"',
        press: 'Enter',
        does: 'Opens the comparison.',
        opens: '/compare?products=tivra,shuddha',
      },
    ],
    tree: tree(`
      region "Chosen to compare"
        paragraph: Chosen to compare: 2 of 4
        list
          listitem
            text: Tivra
            button "Remove Tivra from the comparison"
          listitem
            text: Shuddha
            button "Remove Shuddha from the comparison"
        button "Clear"
        link "Compare"
    `),
  },
  CompareTable: {
    story: 'commerce-comparetable--two',
    tabOrder: [
      'link "Tivra"',
      'link "Remove Tivra from the comparison"',
      'link "Shuddha"',
      'link "Remove Shuddha from the comparison"',
      'combobox "Colour of Tivra"',
      'button "Add Tivra to cart"',
      'combobox "Colour of Shuddha"',
      'button "Add Shuddha to cart"',
    ],
    keys: [
      {
        on: 'link "Remove Shuddha from the comparison"',
        press: 'Enter',
        does: 'Takes the product out.',
        opens: '/compare?without=shuddha',
      },
      {
        on: 'combobox "Colour of Tivra"',
        press: 'ArrowUp',
        does: 'Chooses the colour before.',
        shows: [
          'combobox "Colour of Tivra" [collapsed] [opens a menu], value "White"',
          'option "White" [selected]',
        ],
      },
      {
        on: 'button "Add Tivra to cart"',
        press: 'Enter',
        does: 'Adds that colour to the cart.',
        calls: 'onAdd',
      },
    ],
    tree: tree(`
      table "Products compared"
        caption: Products compared
        row
          cell
          columnheader "Tivra ₹7,999.00 Remove Tivra from the comparison"
            link "Tivra"
            link "Remove Tivra from the comparison"
          columnheader "Shuddha ₹4,999.00 Remove Shuddha from the comparison"
            link "Shuddha"
            link "Remove Shuddha from the comparison"
        row
          rowheader "Noise cancelling"
          cell "Up to 35 dB Deepest"
          cell "Up to 25 dB"
        row
          rowheader "Play with the case"
          cell "32 h"
          cell "28 h"
        row
          rowheader "Colours"
          cell "Silver, Black, White, Gold"
          cell "Green, Black, White, Pink"
        row
          rowheader "Warranty"
          cell "2 years Longest"
          cell "1 year"
        row
          rowheader "Buy"
          cell
            form
              combobox "Colour of Tivra" [collapsed] [opens a menu], value "Gold"
                listbox
                  option "Silver"
                  option "Black"
                  option "White"
                  option "Gold" [selected]
              button "Add Tivra to cart"
          cell
            form
              combobox "Colour of Shuddha" [collapsed] [opens a menu], value "Green"
                listbox
                  option "Green" [selected]
                  option "Black"
                  option "White"
                  option "Pink"
              button "Add Shuddha to cart"
    `),
  },
  FinderPick: {
    story: 'commerce-finderpick--pick',
    tabOrder: ['link "Shuddha"', 'link "See Shuddha"'],
    keys: [
      { on: 'link "See Shuddha"', press: 'Enter', does: 'Opens the product.', opens: '/product/shuddha' },
    ],
    tree: tree(`
      article
        paragraph: Our pick
        heading "Shuddha" [level 2]
          link "Shuddha"
        text: 4.5 out of 5
        text: ,
        text: 26 reviews
        text: ₹4,999
        text: .
        text: 00
        list "Why Shuddha"
          listitem: It is a pair of small buds.
          listitem: For the way to work: 7 hours on one charge, and IPX5 for a drizzle.
          listitem: ₹4,999 is within ₹5,000.
        list "What Shuddha does not meet"
          listitem: Its noise cancelling reaches 25 dB, not the 30 dB for a place as loud as yours.
        link "See Shuddha"
    `),
  },
  FinderStep: {
    story: 'commerce-finderstep--first',
    tabOrder: [
      'link "Calls Microphones made for calls"',
      'link "Gym and running IPX5 or more"',
      'link "Games 60 ms of delay or less"',
    ],
    keys: [
      {
        on: 'link "Gym and running IPX5 or more"',
        press: 'Enter',
        does: 'Answers, and goes to the next question.',
        opens: '/finder?use=sport',
      },
    ],
    tree: tree(`
      text: Question 1 of 4
      heading "What will you use them for most?" [level 1]
      list
        listitem
          link "Calls Microphones made for calls"
        listitem
          link "Gym and running IPX5 or more"
        listitem
          link "Games 60 ms of delay or less"
    `),
  },
  ModelHero: {
    story: 'commerce-modelhero--home',
    tabOrder: [
      'link "Komal ₹2,999"',
      'link "Tivra ₹7,999"',
      'link "Shuddha ₹4,999"',
      'link "Shop earbuds"',
      'link "Compare models"',
      'button "Play the scale"',
    ],
    keys: [
      { on: 'link "Shop earbuds"', press: 'Enter', does: 'Opens the shop.', opens: '/shop' },
      { on: 'link "Tivra ₹7,999"', press: 'Enter', does: 'Opens the model.', opens: '/product/tivra' },
      {
        on: 'button "Play the scale"',
        press: 'Enter',
        does: 'Plays the scale.',
        presses: 'button "Play the scale"',
      },
    ],
    tree: tree(`
      img "श्रुति, Shruti"
      list
        listitem
          link "Komal ₹2,999"
        listitem
          link "Tivra ₹7,999"
        listitem
          link "Shuddha ₹4,999"
      heading "Earbuds tuned to the smallest interval you can hear." [level 1]
      paragraph: An octave holds twenty-two shrutis. Our three models are named after a note lowered, natural and raised.
      link "Shop earbuds"
      link "Compare models"
      paragraph: Each tick is one of the twenty-two shrutis, at its true spacing in cents.
      button "Play the scale"
    `),
  },
  ModelRange: {
    story: 'commerce-modelrange--three-models',
    tabOrder: ['link "View Komal"', 'link "View Shuddha"', 'link "View Tivra"'],
    keys: [
      { on: 'link "View Shuddha"', press: 'Enter', does: 'Opens the model.', opens: '/product/shuddha' },
    ],
    tree: tree(`
      article
        heading "Komal" [level 3]
        text: ₹2,999
        text: .
        text: 00
        paragraph: A lowered note. Small and light, for music on the commute.
        list of terms
          term "Noise cancelling"
          definition: None
          definition
          term "Battery with case"
          definition: 24 h
          term "Water resistance"
          definition: IPX4
          term "Warranty"
          definition: 1 year
        group "Colours"
          img "Blue"
          img "Black"
          img "White"
        link "View Komal"
      article
        heading "Shuddha" [level 3]
        text: ₹4,999
        text: .
        text: 00
        paragraph: The natural note. Noise cancelling for most days and most ears.
        list of terms
          term "Noise cancelling"
          definition: Up to 25 dB
          definition
          term "Battery with case"
          definition: 28 h
          term "Water resistance"
          definition: IPX5
          term "Warranty"
          definition: 1 year
        group "Colours"
          img "Green"
          img "Black"
          img "White"
          img "Pink"
        link "View Shuddha"
      article
        heading "Tivra" [level 3]
        text: ₹7,999
        text: .
        text: 00
        paragraph: A raised note. Our deepest noise cancelling and our longest warranty.
        list of terms
          term "Noise cancelling"
          definition: Up to 35 dB
          definition
          term "Battery with case"
          definition: 32 h
          term "Water resistance"
          definition: IPX5
          term "Warranty"
          definition: 2 years
        group "Colours"
          img "Silver"
          img "Black"
          img "White"
          img "Gold"
        link "View Tivra"
    `),
  },
  SavedLine: {
    story: 'commerce-savedline--default',
    tabOrder: [
      'link "Tivra"',
      'button "Move to cart: Tivra, Silver"',
      'button "Remove from saved: Tivra, Silver"',
    ],
    keys: [
      {
        on: 'button "Move to cart: Tivra, Silver"',
        press: 'Enter',
        does: 'Puts it back into the cart.',
        calls: 'onMove',
      },
      {
        on: 'button "Remove from saved: Tivra, Silver"',
        press: 'Enter',
        does: 'Removes it.',
        calls: 'onRemove',
      },
    ],
    tree: tree(`
      article
        heading "Tivra" [level 3]
          link "Tivra"
        paragraph: Silver
        paragraph: In stock
        form
          button "Move to cart: Tivra, Silver"
        form
          button "Remove from saved: Tivra, Silver"
        text: ₹7,999
        text: .
        text: 00
    `),
  },
  OrderSummary: {
    story: 'commerce-ordersummary--cart',
    tabOrder: ['summary "Offer code"', 'link "Check out"'],
    keys: [
      {
        on: 'summary "Offer code"',
        press: 'Enter',
        does: 'Opens the field for an offer code.',
        shows: ['summary "Offer code" [expanded]', 'textbox "Offer code"'],
      },
      { on: 'link "Check out"', press: 'Enter', does: 'Goes to the checkout.', opens: '/checkout' },
    ],
    tree: tree(`
      heading "Order summary" [level 2]
      list of terms
        term "Subtotal"
        definition: ₹11,998.00
      group
        summary "Offer code" [collapsed]
      list of terms
        term "Total"
        definition: ₹11,998.00
      text: Includes all taxes.
      link "Check out"
      text: Return within 30 days if they are not right.
    `),
  },
} satisfies Operations
