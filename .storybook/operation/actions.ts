import { tree, type Operations } from './operation.ts'

export const actions = {
  Button: {
    story: 'actions-button--primary',
    tabOrder: ['button "Add to cart"'],
    keys: [
      { on: 'button "Add to cart"', press: 'Enter', does: 'Presses it.', calls: 'onClick' },
      { on: 'button "Add to cart"', press: 'Space', does: 'Presses it.', calls: 'onClick' },
    ],
    tree: tree(`
      button "Add to cart"
    `),
  },
  Chip: {
    story: 'actions-chip--plain',
    tabOrder: ['button "Where is my order?"'],
    keys: [
      { on: 'button "Where is my order?"', press: 'Enter', does: 'Chooses it.', calls: 'onClick' },
      { on: 'button "Where is my order?"', press: 'Space', does: 'Chooses it.', calls: 'onClick' },
    ],
    tree: tree(`
      button "Where is my order?"
    `),
  },
  FileButton: {
    story: 'actions-filebutton--idle',
    tabOrder: ['button "Add a picture"'],
    keys: [
      { on: 'button "Add a picture"', press: 'Enter', does: 'Opens the choice of files.', asks: 'for files' },
      { on: 'button "Add a picture"', press: 'Space', does: 'Opens the choice of files.', asks: 'for files' },
    ],
    tree: tree(`
      button "Add a picture"
    `),
  },
  IconButton: {
    story: 'actions-iconbutton--plain',
    tabOrder: ['button "Add to favorites"'],
    keys: [
      { on: 'button "Add to favorites"', press: 'Enter', does: 'Presses it.', calls: 'onClick' },
      { on: 'button "Add to favorites"', press: 'Space', does: 'Presses it.', calls: 'onClick' },
    ],
    tree: tree(`
      button "Add to favorites"
    `),
  },
  Link: {
    story: 'actions-link--in-a-sentence',
    tabOrder: ['link "Read the return policy"'],
    keys: [{ on: 'link "Read the return policy"', press: 'Enter', does: 'Follows it.', opens: '#returns' }],
    tree: tree(`
      paragraph
        text: Send it back within 30 days of delivery.
        link "Read the return policy"
        text: before you pack it.
    `),
  },
} satisfies Operations
