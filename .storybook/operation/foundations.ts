import { tree, type Operations } from './operation.ts'

export const foundations = {
  Logo: {
    story: 'foundations-logo--medium',
    tabOrder: ['link "Shruti, home"'],
    keys: [{ on: 'link "Shruti, home"', press: 'Enter', does: 'Goes to the home page.', opens: '/' }],
    tree: tree(`
      link "Shruti, home"
    `),
  },
} satisfies Operations
