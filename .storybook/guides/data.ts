import { data as operations } from '../operation/data.ts'
import type { Guides } from './guide.ts'

export const data: Guides = {
  Avatar: {
    since: '0.1.0',
    when: 'For a person: in the drawer’s user card, in the administration. For a product use ProductPicture.',
    anatomy: {
      Initials: 'Until the picture has loaded, and if it fails.',
      Picture: 'Optional; shown once it has loaded.',
    },
    operation: 'It is a picture. Put it into a link or a button if it should lead somewhere.',
    do: ['Set `decorative` if the name is beside it, so that it is not read twice.'],
    dont: ['Do not make it square: round is for people.'],
  },
  PhotoList: {
    since: '0.2.0',
    when: 'For photos of customers beside their words: reviews, returns. For a product use ProductGallery.',
    anatomy: {
      Photo:
        'A small picture that leads to the whole one, in a tab of its own; its words if it cannot be loaded.',
    },
    operation: operations.PhotoList,
    do: ['Name in the label whose photos they are, or of what.'],
    dont: ['Do not put them over what somebody wrote.'],
  },
  CopyText: {
    since: '0.2.0',
    when: 'For what people take elsewhere to the letter: a key, a command, an address. Codes for signing in are RecoveryCodes.',
    anatomy: {
      Text: 'Whole, in as many lines as it needs; one press selects all of it.',
      Button: 'Copies it. Where the browser refuses, it asks people to do it themselves.',
    },
    operation: operations.CopyText,
    do: ['Say beside a secret that it is shown this once.'],
    dont: ['Do not cut the text: half a key is none.'],
  },
  DataTable: {
    since: '0.1.0',
    when: 'For lists of the administration, which the server pages and sorts. For a few fixed rows use Table.',
    anatomy: {
      Header: 'Stays in view. Columns that can be sorted are buttons; the edge of one changes its width.',
      Rows: 'Blocks below 768 px, laid out by `stack` of each column. Beyond a hundred only those in view are drawn.',
      Checkboxes: 'Only with a selection; the header’s chooses the page, the bar then offers all that match.',
      'Bulk actions':
        'Beside the number of chosen rows, each a BulkAction; their progress takes their place.',
      'Row actions': 'An ActionMenu at the end of each row.',
      Cells: 'A figure with `edit` opens as a field; a text with `copyText` has a button that copies it.',
      States: 'Skeleton rows, the error with a retry, the empty state, a note when there is no connection.',
    },
    operation: operations.DataTable,
    do: ['Keep sort, filters and page in the address.', 'Give every row a link that does what Enter does.'],
    dont: ['Do not sort in the browser a list that the server pages.'],
  },
  DataTableToolbar: {
    since: '0.2.0',
    when: 'Above a DataTable. A listing of the shop has a SortBar and a FilterPanel.',
    anatomy: {
      Search: 'Enter searches.',
      Filters: 'A button each; what narrows shows as a chip that takes it away.',
      Sort: 'On phones alone, where the table has no header.',
      Summary: 'How many there are, and what they add up to.',
      Views: 'Filters, sort and columns under a name, own or shared.',
      Columns: 'Which show, in which order, which stay in view; and the density.',
      Export: 'A file of exactly what is shown.',
    },
    operation: operations.DataTableToolbar,
    do: ['Let the summary count what matches, on all pages.'],
    dont: ['Do not offer a filter that the server does not know.'],
  },
  DefinitionList: {
    since: '0.1.0',
    when: 'For terms with one value each: details of an order, amounts of a bill. For several values in a row use Table.',
    anatomy: { Term: 'Muted.', Value: 'In a column of its own, or at the far edge with `ends`.' },
    operation: 'It is text.',
    do: ['Make the total `strong`.'],
    dont: ['Do not put controls into the terms.'],
  },
  Meter: {
    since: '0.1.0',
    when: 'For a quantity with a known maximum, beside its number: noise cancelling of 35 dB. For a rating use Rating.',
    anatomy: { Ticks: 'The 22 of the scale at their true places, lit from the left.' },
    operation: 'It is a picture of the number beside it.',
    do: ['Write the number with its unit next to it.'],
    dont: ['Do not use it for progress: it does not move.'],
  },
  Price: {
    since: '0.1.0',
    when: 'For an amount on its own. In a sentence use `formatMoney`.',
    anatomy: {
      Amount: 'Its decimals are small.',
      MRP: 'Struck through, only when it is higher.',
      Saving: '“Save 12%”, rounded down.',
    },
    operation: 'It is text; a screen reader hears “₹3,499.00, was ₹3,999.00”.',
    do: ['Pass paise as the server sends them.'],
    dont: ['Do not compute a price in the browser.'],
  },
  Rating: {
    since: '0.1.0',
    when: 'For the average of reviews, or the rating of one. For the distribution use ReviewSummary.',
    anatomy: {
      'Five stars': 'Filled to the nearest whole.',
      Words: 'Full, short, or for screen readers alone.',
    },
    operation: 'It is text. Put it into a link to the reviews where there are some.',
    do: ['Leave it out if there are no reviews.'],
    dont: ['Do not show an average without the number of reviews.'],
  },
  Swatch: {
    since: '0.1.0',
    when: 'For the colours that a product comes in, to look at. To choose one use SwatchPicker.',
    anatomy: { Disc: 'The colour.', Ring: 'Around the one that the picture shows.' },
    operation: 'It is a picture with the colour’s name.',
    do: ['Name each colour: two whites can differ.'],
    dont: ['Do not make the disc a button.'],
  },
  Table: {
    since: '0.1.0',
    when: 'For a small set of data in rows and columns. For sorting on the server, selection or states use DataTable.',
    anatomy: {
      Caption: 'Names it for screen readers.',
      'Head cells': 'Sortable ones hold a button.',
      Rows: 'Stack below 768 px with `stacked`, or scroll sideways.',
    },
    operation: operations.Table,
    do: ['Align numbers to the right with `numeric`.'],
    dont: ['Do not lay out a page with it.'],
  },
}
