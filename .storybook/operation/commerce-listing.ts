import { tree, type Operations } from './operation.ts'

export const commerceListing = {
  ActiveFilters: {
    story: 'commerce-activefilters--two',
    tabOrder: ['link "₹1,000 to ₹3,000 Remove"', 'link "In stock Remove"', 'link "Clear all"'],
    keys: [
      {
        on: 'link "₹1,000 to ₹3,000 Remove"',
        press: 'Enter',
        does: 'Takes the filter away.',
        opens: '/shop?inStock=true',
      },
      { on: 'link "Clear all"', press: 'Enter', does: 'Takes all of them away.', opens: '/shop' },
    ],
    tree: tree(`
      list "Active filters"
        listitem
          link "₹1,000 to ₹3,000 Remove"
            img "Remove"
        listitem
          link "In stock Remove"
            img "Remove"
        listitem
          link "Clear all"
    `),
  },
  CategoryList: {
    story: 'commerce-categorylist--all-categories',
    tabOrder: [
      'link "Best TWS 5 products"',
      'link "Noise cancelling 6 products"',
      'link "Sports 4 products"',
      'link "Budget 4 products"',
      'link "Premium 3 products"',
      'link "Over-ear 2 products"',
      'link "Neckbands 2 products"',
      'link "Accessories 9 products"',
      'link "Under ₹1,000 9 products"',
    ],
    keys: [
      {
        on: 'link "Sports 4 products"',
        press: 'Enter',
        does: 'Opens the category.',
        opens: '/shop/category/sports',
      },
    ],
    tree: tree(`
      list
        listitem
          link "Best TWS 5 products"
        listitem
          link "Noise cancelling 6 products"
        listitem
          link "Sports 4 products"
        listitem
          link "Budget 4 products"
        listitem
          link "Premium 3 products"
        listitem
          link "Over-ear 2 products"
        listitem
          link "Neckbands 2 products"
        listitem
          link "Accessories 9 products"
        listitem
          link "Under ₹1,000 9 products"
    `),
  },
  FilterPanel: {
    story: 'commerce-filterpanel--default',
    tabOrder: [
      'checkbox "Noise cancelling 6"',
      'checkbox "Sports 4"',
      'checkbox "Budget 5"',
      'checkbox "Accessories 8"',
      'radio "Any price"',
      'textbox "From"',
      'textbox "To"',
      'button "Apply"',
      'radio "Any"',
      'checkbox "In stock only"',
    ],
    keys: [
      { on: 'checkbox "Sports 4"', press: 'Space', does: 'Narrows by it.', calls: 'onFilter' },
      {
        on: 'radio "Any price"',
        press: 'ArrowDown',
        does: 'Chooses the next range.',
        focus: 'radio "Under ₹1,000 3"',
        calls: 'onFilter',
      },
      { on: 'textbox "From"', press: '"500"', does: 'Types.', shows: ['textbox "From", value "500"'] },
      { on: 'textbox "From"', press: 'Enter', does: 'Applies the prices.', calls: 'onFilter' },
      {
        on: 'checkbox "In stock only"',
        press: 'Space',
        does: 'Shows what is sold out as well.',
        calls: 'onFilter',
      },
    ],
    tree: tree(`
      form "Filters"
        group "Category"
          checkbox "Noise cancelling 6" [not checked]
          checkbox "Sports 4" [not checked]
          checkbox "Budget 5" [not checked]
          checkbox "Accessories 8" [not checked]
        group "Price"
          radio "Any price" [checked]
          radio "Under ₹1,000 3" [not checked]
          radio "₹1,000 to ₹3,000 9" [not checked]
          radio "₹3,000 to ₹5,000 6" [not checked]
          radio "Above ₹5,000 4" [not checked]
        group "Price, from and to"
          text: ₹
          textbox "From"
          text: ₹
          textbox "To"
          button "Apply"
        group "Noise cancelling"
          radio "Any" [checked]
          radio "25 dB and above 6" [not checked]
          radio "35 dB and above 2" [not checked]
        checkbox "In stock only" [checked]
    `),
  },
  ListingLayout: {
    story: 'commerce-listinglayout--products',
    tabOrder: [
      'checkbox "Noise cancelling 6"',
      'checkbox "Sports 4"',
      'checkbox "Budget 5"',
      'checkbox "Accessories 8"',
      'radio "Any price"',
      'textbox "From"',
      'textbox "To"',
      'button "Apply"',
      'radio "Any"',
      'checkbox "In stock only"',
      'combobox "Sort by"',
      'link "₹1,000 to ₹3,000 Remove"',
      'link "Clear all"',
      'link "Tivra"',
      'radio "Silver"',
      'button "Add Tivra to cart"',
      'link "Shuddha"',
      'radio "Green"',
      'button "Add Shuddha to cart"',
      '…',
    ],
    keys: [
      { on: 'button "Apply"', press: 'Enter', does: 'Applies the prices.', calls: 'onFilter' },
      {
        on: 'combobox "Sort by"',
        press: 'Tab',
        does: 'Goes on to the filters that are set.',
        focus: 'link "₹1,000 to ₹3,000 Remove"',
      },
    ],
    tree: tree(`
      complementary
        form "Filters" …
      form
        combobox "Sort by" [collapsed] [opens a menu], value "Featured"
          listbox
            option "Featured" [selected]
      list "Active filters"
        listitem
          link "₹1,000 to ₹3,000 Remove"
            img "Remove"
        listitem
          link "Clear all"
      list …
    `),
  },
  ProductCard: {
    story: 'commerce-productcard--default',
    tabOrder: [
      'button "Add Tivra to favorites"',
      'link "Tivra"',
      'radio "Silver"',
      'button "Add Tivra to cart"',
    ],
    keys: [
      { on: 'link "Tivra"', press: 'Enter', does: 'Opens the product.', opens: '/product/tivra' },
      {
        on: 'button "Add Tivra to favorites"',
        press: 'Enter',
        does: 'Puts it among the favorites.',
        calls: 'onFavouriteToggle',
      },
      {
        on: 'radio "Silver"',
        press: 'ArrowRight',
        does: 'Shows the next colour.',
        focus: 'radio "Black"',
        shows: ['radio "Black" [checked]'],
      },
      {
        on: 'button "Add Tivra to cart"',
        press: 'Enter',
        does: 'Adds that colour to the cart.',
        calls: 'onAdd',
      },
    ],
    tree: tree(`
      article
        text: Best seller
        button "Add Tivra to favorites" [not pressed]
        heading "Tivra" [level 3]
          link "Tivra"
        paragraph: Noise cancelling up to 35 dB, IPX5
        paragraph: 4.6 out of 5 , 23 reviews
        radiogroup "Colour of Tivra"
          radio "Silver" [checked]
          radio "Black" [not checked]
          radio "White" [not checked]
          radio "Gold" [not checked]
          paragraph: Silver
        text: ₹7,999
        text: .
        text: 00
        form
          button "Add Tivra to cart"
    `),
  },
  ProductSheet: {
    story: 'commerce-productsheet--products',
    tabOrder: [
      'button "Add Komal to favorites"',
      'link "Komal"',
      'radio "Blue"',
      'button "Add Komal to cart"',
      'button "Remove Shuddha from favorites"',
      'link "Shuddha"',
      'radio "Green"',
      'button "Add Shuddha to cart"',
      '…',
    ],
    keys: [
      { on: 'link "Komal"', press: 'Enter', does: 'Opens the product.', opens: '/product/komal' },
      {
        on: 'button "Add Komal to cart"',
        press: 'Enter',
        does: 'Adds it to the cart.',
        presses: 'button "Add Komal to cart"',
      },
    ],
    tree: tree(`
      list
        listitem
          article …
        listitem
          article …
        listitem
          article …
        listitem
          article …
        listitem
          article …
        listitem
          article …
    `),
  },
  QuickAdd: {
    story: 'commerce-quickadd--several-colours',
    tabOrder: ['button "Close"', 'radio "White"', 'link "All about Tivra"', 'button "Add to cart"'],
    afterLast: 'first',
    keys: [
      {
        on: 'radio "White"',
        press: 'ArrowRight',
        does: 'Chooses the next colour.',
        focus: 'radio "Gold"',
        shows: ['img "Tivra, Gold"', 'group "Colour: Gold"'],
      },
      { on: 'button "Add to cart"', press: 'Enter', does: 'Adds that colour to the cart.', calls: 'onAdd' },
      { on: 'button "Add to cart"', press: 'Escape', does: 'Closes it.', calls: 'onOpenChange' },
    ],
    tree: tree(`
      dialog "Choose a colour of Tivra"
        heading "Choose a colour of Tivra" [level 2]
        button "Close"
        img "Tivra, White"
        text: ₹7,999
        text: .
        text: 00
        group "Colour: White"
          radio "Silver" [not checked]
          radio "Black" [not checked]
          radio "White" [checked]
          radio "Gold" [not checked]
        status
        link "All about Tivra"
        button "Add to cart"
    `),
  },
  SortBar: {
    story: 'commerce-sortbar--default',
    tabOrder: ['combobox "Sort by"'],
    keys: [
      {
        on: 'combobox "Sort by"',
        press: 'ArrowDown',
        does: 'Sorts by the next order.',
        calls: 'onSortChange',
      },
      {
        on: 'combobox "Sort by"',
        press: 'p',
        does: 'A letter chooses the order that begins with it.',
        calls: 'onSortChange',
      },
    ],
    tree: tree(`
      form
        combobox "Sort by" [collapsed] [opens a menu], value "Featured"
          listbox
            option "Featured" [selected]
            option "Newest"
            option "Price, low to high"
            option "Price, high to low"
            option "Rating"
            option "Best selling"
    `),
  },
} satisfies Operations
