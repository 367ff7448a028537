import { actions as operations } from '../operation/actions.ts'
import type { Guides } from './guide.ts'

export const actions: Guides = {
  Button: {
    since: '0.1.0',
    when: 'For an action: add, save, pay. With `href` it is a link that looks like a button, for the main next step of a page. For a link in text use Link; for an icon alone use IconButton.',
    anatomy: {
      Label: 'A verb and its object. It is the accessible name, also while the button is busy.',
      'Busy indicator': 'Three rising ticks in place of the label; the width does not change.',
      Icon: 'Optional, a child beside the label; decoration.',
    },
    operation: operations.Button,
    do: [
      'Use one primary button in a view, for its main action.',
      'Say what it does: “Place order”, not “Submit”.',
    ],
    dont: [
      'Do not disable a form’s button to point out a mistake: let it be pressed and say what is wrong.',
      'Do not use danger for anything that can be undone.',
    ],
  },
  Chip: {
    since: '0.1.0',
    when: 'For one of several choices in a row: an active filter, a quick reply. For an action that changes data use Button; for a state that cannot be pressed use Badge.',
    anatomy: {
      Label: 'The choice in one to three words.',
      Cross: 'Only with `removable`: a press removes the chip, and its name ends with “Remove”.',
      'Chosen state': '`selected`, for a chip that toggles; screen readers say “pressed”.',
    },
    operation: operations.Chip,
    do: [
      'Put chips into a Cluster, so that they wrap.',
      'Give a filter’s chip an `href`: it can then be removed without scripts.',
    ],
    dont: ['Do not mix chips that choose and chips that remove in one row.'],
  },
  FileButton: {
    since: '0.2.0',
    when: 'Where somebody chooses a file. For photos with their progress use PhotoField.',
    anatomy: { Button: 'As Button; it opens the choice of files, or a phone’s camera with `camera`.' },
    operation: operations.FileButton,
    do: ['Say beside it which kinds of file are taken, and how large.'],
    dont: ['Do not hide what went wrong with a file: say it beside the button.'],
  },
  IconButton: {
    since: '0.1.0',
    when: 'For an action with a well-known icon and little room: close, menu, favorites. If the icon could be misunderstood, use a Button with text.',
    anatomy: {
      Icon: '20 px by default, in a square of 44 px.',
      Name: '`label` is required, because nothing else names it.',
      Count:
        'Optional, at the corner; above 99 it shows “99+”, at none or 0 nothing. `countLabel` puts it into the name.',
    },
    operation: operations.IconButton,
    do: ['Name the object too if there are several: “Remove Tivra”, not “Remove”.'],
    dont: ['Do not use one icon with two meanings on a page.', 'Do not use `inverse` on a light background.'],
  },
  Link: {
    since: '0.1.0',
    when: 'For a link to another page or place. Use `text` in a sentence, `plain` in a list of links, `strong` on its own. For an action on this page use Button.',
    anatomy: {
      Text: 'Says where it leads, also without the sentence around it.',
      Underline: 'Always, in running text: colour alone is not enough.',
    },
    operation: operations.Link,
    do: [
      'Pass the application’s `LinkComponent` for pages of the shop, so that the document is not loaded again.',
    ],
    dont: ['Do not write “click here”, and do not open a new tab for a page of the shop.'],
  },
}
