import type { Guides } from './guide.ts'

export const actions: Guides = {
  Button: {
    when: 'For something that happens: adding, saving, paying. With `href` it is a real link that looks like a button, for the one way on from a page. For a way to another page within text use Link; for an icon alone use IconButton.',
    anatomy: {
      Label: 'A verb and what it acts on. It gives the button its name and stays while it is busy.',
      'Busy sign': 'Three rising ticks in the place of the label, which keeps the width.',
      Icon: 'Optional, beside the words, as a child; decoration.',
    },
    keyboard: {
      'Enter, Space': 'Presses it. As a link, Enter alone follows it.',
    },
    do: [
      'One primary button in a view: the thing that most people came for.',
      'Say what it does: “Place order”, not “Submit”.',
    ],
    dont: [
      'Do not disable a form’s button to point out a mistake: let it be pressed and say what is wrong.',
      'Do not use danger for anything that can be undone.',
    ],
  },
  Chip: {
    when: 'For a choice that stays in sight in a row of them: a filter that is on, a quick reply. For an action that changes data use Button; for a state that cannot be pressed use Badge.',
    anatomy: {
      Label: 'The choice in one to three words.',
      Cross: 'Only with `removable`: pressing takes the chip away, and its name begins to say “Remove”.',
      'Chosen state': '`selected`, for a chip that toggles; it is said as pressed.',
    },
    keyboard: { 'Enter, Space': 'Chooses or removes it. As a link, Enter alone.' },
    do: [
      'Set chips in a Cluster, so that they wrap.',
      'Give a filter’s chip an `href`: it can then be removed without scripts.',
    ],
    dont: ['Do not mix chips that choose and chips that remove in one row.'],
  },
  IconButton: {
    when: 'For an action that everyone knows by its sign and that has little room: close, menu, favourites. Where two people could read the sign differently, use Button with words.',
    anatomy: {
      Icon: 'One sign, 20 px unless said otherwise, in a square of 44 px.',
      Name: '`label` is required, because nothing else names it.',
      Count:
        'Optional, at the corner; above 99 it shows “99+”, at none or 0 nothing. `countLabel` puts it into the name.',
    },
    keyboard: { 'Enter, Space': 'Presses it. As a link, Enter alone.' },
    do: ['Name the thing too when there are several: “Remove Tivra”, not “Remove”.'],
    dont: ['Do not give one sign two meanings on a page.', 'Do not use `inverse` on a light ground.'],
  },
  Link: {
    when: 'For a way to another page or place. `text` stands in a sentence, `plain` in a list of links, `strong` alone. For something that happens on this page use Button.',
    anatomy: {
      Words: 'Say where it leads, also without the sentence around it.',
      Underline: 'Always there in running text: a colour alone would not mark it.',
    },
    keyboard: { Enter: 'Follows it.' },
    do: [
      'Pass the application’s `LinkComponent` for pages of the shop, so that the document does not load anew.',
    ],
    dont: ['Do not write “click here”, and do not open a new tab for a page of the shop.'],
  },
}
