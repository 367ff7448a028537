import type { Guides } from './guide.ts'

export const data: Guides = {
  Avatar: {
    when: 'For a person: in the drawer’s user card, in the administration. For a product use ProductPicture.',
    anatomy: {
      Initials: 'Until the picture has loaded, and if it fails.',
      Picture: 'Optional; shown once it has loaded.',
    },
    keyboard: 'It is a picture. Put it into a link or a button if it should lead somewhere.',
    do: ['Set `decorative` if the name is beside it, so that it is not read twice.'],
    dont: ['Do not make it square: round is for people.'],
  },
  PhotoList: {
    when: 'For photos of customers beside their words: reviews, returns. For a product use ProductGallery.',
    anatomy: {
      Photo:
        'A small picture that leads to the whole one, in a tab of its own; its words if it cannot be loaded.',
    },
    keyboard: 'Each photo is a link.',
    do: ['Name in the label whose photos they are, or of what.'],
    dont: ['Do not put them over what somebody wrote.'],
  },
  DataTable: {
    when: 'For lists of the administration, which the server pages and sorts. For a few fixed rows use Table.',
    anatomy: {
      Header: 'Columns that can be sorted are buttons.',
      Rows: 'Blocks below 768 px, laid out by `stack` of each column.',
      Checkboxes: 'Only with a selection; the header’s chooses the page.',
      'Bulk actions': 'Beside the number of chosen rows, each a BulkAction.',
      States: 'Skeleton rows, the error with a retry, the empty state.',
    },
    keyboard: {
      Space: 'Chooses a row.',
      'Shift+Space': 'Chooses all rows from the last one that was chosen.',
      Enter: 'On a header, sorts by it and then turns the order.',
    },
    do: ['Keep sort, filters and page in the address.'],
    dont: ['Do not sort in the browser a list that the server pages.'],
  },
  DefinitionList: {
    when: 'For terms with one value each: details of an order, amounts of a bill. For several values in a row use Table.',
    anatomy: { Term: 'Muted.', Value: 'In a column of its own, or at the far edge with `ends`.' },
    keyboard: 'It is text.',
    do: ['Make the total `strong`.'],
    dont: ['Do not put controls into the terms.'],
  },
  Meter: {
    when: 'For a quantity with a known maximum, beside its number: noise cancelling of 35 dB. For a rating use Rating.',
    anatomy: { Ticks: 'The 22 of the scale at their true places, lit from the left.' },
    keyboard: 'It is a picture of the number beside it.',
    do: ['Write the number with its unit next to it.'],
    dont: ['Do not use it for progress: it does not move.'],
  },
  Price: {
    when: 'For an amount on its own. In a sentence use `formatMoney`.',
    anatomy: {
      Amount: 'Its decimals are small.',
      MRP: 'Struck through, only when it is higher.',
      Saving: '“Save 12%”, rounded down.',
    },
    keyboard: 'It is text; a screen reader hears “₹3,499.00, was ₹3,999.00”.',
    do: ['Pass paise as the server sends them.'],
    dont: ['Do not compute a price in the browser.'],
  },
  Rating: {
    when: 'For the average of reviews, or the rating of one. For the distribution use ReviewSummary.',
    anatomy: {
      'Five stars': 'Filled to the nearest whole.',
      Words: 'Full, short, or for screen readers alone.',
    },
    keyboard: 'It is text. Put it into a link to the reviews where there are some.',
    do: ['Leave it out if there are no reviews.'],
    dont: ['Do not show an average without the number of reviews.'],
  },
  Swatch: {
    when: 'For the colours that a product comes in, to look at. To choose one use SwatchPicker.',
    anatomy: { Disc: 'The colour.', Ring: 'Around the one that the picture shows.' },
    keyboard: 'It is a picture with the colour’s name.',
    do: ['Name each colour: two whites can differ.'],
    dont: ['Do not make the disc a button.'],
  },
  Table: {
    when: 'For a small set of data in rows and columns. For sorting on the server, selection or states use DataTable.',
    anatomy: {
      Caption: 'Names it for screen readers.',
      'Head cells': 'Sortable ones hold a button.',
      Rows: 'Stack below 768 px with `stacked`, or scroll sideways.',
    },
    keyboard: { Tab: 'Reaches the table, so that arrow keys can scroll it sideways.' },
    do: ['Align numbers to the right with `numeric`.'],
    dont: ['Do not lay out a page with it.'],
  },
}
