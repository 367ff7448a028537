import type { Guides } from './guide.ts'

const nothing = 'It takes no focus; what stands in it keeps its order.'

export const layout: Guides = {
  Cluster: {
    since: '0.1.0',
    when: 'For elements in a row that may wrap: chips, buttons, facts. For columns of equal width use Grid.',
    anatomy: { Children: 'In their own sizes, with one space token between them.' },
    operation: { onlyWithin: nothing },
    do: ['Use `justify="between"` for a title and its actions.'],
    dont: ['Do not set `nowrap` unless something inside can shrink.'],
  },
  Container: {
    since: '0.1.0',
    when: 'To centre content and keep the gutter, where Section does not do so already.',
    anatomy: { Width: 'Page, shop, checkout or running text.', Gutter: 'Grows with the viewport.' },
    operation: { onlyWithin: nothing },
    do: ['Choose `text` for anything that is read in paragraphs.'],
    dont: ['Do not nest one in another: the gutter would double.'],
  },
  Divider: {
    since: '0.1.0',
    when: 'Between two parts without a heading. Between entries of a list use RuledList.',
    anatomy: { Rule: 'A hairline, or ink.' },
    operation: nothing,
    do: ['Prefer space: a rule is for where space is not enough.'],
    dont: ['Do not draw a box of four.'],
  },
  Grid: {
    since: '0.1.0',
    when: 'For equal cells: products, tiles, figures. For two unequal columns use Split.',
    anatomy: {
      Columns: 'Up to six from 1024 px on, fewer below, one on a phone.',
      Rules: 'With `ruled`, hairlines in the middle of wide gaps.',
    },
    operation: { onlyWithin: nothing },
    do: ['Use `twoOnMobile` for cells that are small enough.'],
    dont: ['Do not fix widths of the cells.'],
  },
  Prose: {
    since: '0.1.0',
    when: 'Around plain HTML of a policy or a post. For text of our own components use Text and Heading.',
    anatomy: { Elements: 'Headings, lists, quotations, tables and figures, styled by their tags.' },
    operation: { onlyWithin: 'Links in it are reached by Tab.' },
    do: ['Begin its headings at `h2`: the page has the `h1`.'],
    dont: ['Do not put components into it: their text would get its styles.'],
  },
  RuledList: {
    since: '0.1.0',
    when: 'For a list of similar entries: orders, posts, stores. We use it instead of cards.',
    anatomy: { Items: 'Between hairlines; with `strong`, ink above the first.' },
    operation: { onlyWithin: nothing },
    do: ['Choose the density by the content of an entry.'],
    dont: ['Do not add rules of your own between the items.'],
  },
  Section: {
    since: '0.1.0',
    when: 'For each section of a page: it sets space, background, width and title.',
    anatomy: {
      Opener: 'What stands above the title: a Scale with the section’s note marked.',
      Title: 'An `h2`; a statement with `display2`.',
      Aside: 'Beside the title: a sentence or a link.',
      Content: 'In the container’s width.',
    },
    operation: { onlyWithin: nothing },
    do: ['Let the notes climb down the page, one for a section.'],
    dont: ['Do not strike two notes in ink on one page: the second is soft.'],
  },
  Split: {
    since: '0.1.0',
    when: 'For two columns: gallery and buy box, form and summary. On a phone they stack.',
    anatomy: { First: 'Usually the wider one.', Second: 'Optionally sticky from 1024 px on.' },
    operation: { onlyWithin: nothing },
    do: ['Put first what should come first on a phone.'],
    dont: ['Do not use a third child.'],
  },
  Stack: {
    since: '0.1.0',
    when: 'For elements below each other with equal space. It is the only source of vertical space between siblings.',
    anatomy: { Children: 'With one space token between them.' },
    operation: { onlyWithin: nothing },
    do: ['Nest stacks for different distances.'],
    dont: ['Do not give children margins.'],
  },
}
