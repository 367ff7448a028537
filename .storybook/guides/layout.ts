import type { Guides } from './guide.ts'

const nothing = 'It has nothing to press; what stands in it keeps its own order.'

export const layout: Guides = {
  Cluster: {
    when: 'For things beside each other that may wrap: chips, buttons, facts. For columns of one width use Grid.',
    anatomy: { Children: 'In their own sizes, a step of the space scale apart.' },
    keyboard: nothing,
    do: ['Use `justify="between"` for a title and what can be done with it.'],
    dont: ['Do not set `nowrap` unless something inside can shrink.'],
  },
  Container: {
    when: 'To centre content and keep the gutter, where Section does not do so already.',
    anatomy: { Width: 'Page, shop, checkout or running text.', Gutter: 'Grows with the viewport.' },
    keyboard: nothing,
    do: ['Choose `text` for anything that is read in paragraphs.'],
    dont: ['Do not nest one in another: the gutter would double.'],
  },
  Divider: {
    when: 'Between two things that no heading parts. Between entries of a list use RuledList.',
    anatomy: { Rule: 'A hairline, or ink.' },
    keyboard: nothing,
    do: ['Prefer space: a rule is for where space is not enough.'],
    dont: ['Do not draw a box of four.'],
  },
  Grid: {
    when: 'For equal cells: products, tiles, figures. For two unequal columns use Split.',
    anatomy: {
      Columns: 'Up to six from 1024 px on, fewer below, one on a phone.',
      Rules: 'With `ruled`, hairlines in the middle of wide gaps.',
    },
    keyboard: nothing,
    do: ['Use `twoOnMobile` for cells that are small enough.'],
    dont: ['Do not fix widths of the cells.'],
  },
  Prose: {
    when: 'Around plain HTML of a policy or a post. For text of our own components use Text and Heading.',
    anatomy: { Elements: 'Headings, lists, quotations, tables and figures, styled by their tags.' },
    keyboard: 'Links in it are reached by Tab.',
    do: ['Begin its headings at `h2`: the page has the `h1`.'],
    dont: ['Do not put components into it: their text would get its styles.'],
  },
  RuledList: {
    when: 'For entries of one kind below each other: orders, posts, stores. It is what stands in the place of cards.',
    anatomy: { Items: 'Between hairlines; with `strong`, ink above the first.' },
    keyboard: nothing,
    do: ['Choose the density by how much an entry holds.'],
    dont: ['Do not add rules of your own between the items.'],
  },
  Section: {
    when: 'For each band of a page: it brings space, ground, width and title.',
    anatomy: {
      Scale: 'Opens it with its note struck, where `svara` is given.',
      Title: 'An `h2`; a statement with `display2`.',
      Aside: 'At the title’s last line: a sentence or a link.',
      Content: 'In the container’s width.',
    },
    keyboard: nothing,
    do: ['Let the notes climb down the page, one for a section.'],
    dont: ['Do not strike two notes in ink on one page: the second is soft.'],
  },
  Split: {
    when: 'For main and aside: gallery and buy box, form and summary. On a phone they stand below each other.',
    anatomy: { First: 'The larger share as a rule.', Second: 'Sticky from 1024 px on, where asked.' },
    keyboard: nothing,
    do: ['Put what is read first first: the order is the phone’s order.'],
    dont: ['Do not use a third child.'],
  },
  Stack: {
    when: 'For things below each other at one distance. It is the only source of vertical space between siblings.',
    anatomy: { Children: 'A step of the space scale apart.' },
    keyboard: nothing,
    do: ['Nest stacks for nearer and farther things.'],
    dont: ['Do not give children margins.'],
  },
}
