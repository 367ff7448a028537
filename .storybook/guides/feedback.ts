import { feedback as operations } from '../operation/feedback.ts'
import type { Guides } from './guide.ts'

export const feedback: Guides = {
  AlertDialog: {
    since: '0.1.0',
    when: 'Before something that cannot be undone: cancelling an order, deleting an address. Where it can be undone, do it and offer the way back in a toast.',
    anatomy: {
      Question: 'Names the thing: “Cancel this order?”',
      Consequence: 'What it brings about, in one sentence.',
      'Way back': 'Has the focus at first: “Keep order”.',
      'Act itself': 'The verb of the question, never “OK”; busy while it is under way.',
    },
    operation: operations.AlertDialog,
    do: ['Use `destructive` for what is lost for good.'],
    dont: ['Do not ask twice, and do not ask before what nobody regrets.'],
  },
  Badge: {
    since: '0.1.0',
    when: 'For a short fact on a picture or in a row: “New”, “Sold out”, “Save 12%”. It cannot be pressed; for a choice use Chip, for an order’s state use StatusTicks.',
    anatomy: { Words: 'One to three; the tone repeats what they say.' },
    operation: 'A badge is a fact and takes no key.',
    do: ['Let `sale` be the one accent in a view.'],
    dont: ['Do not put more than one badge on a picture.'],
  },
  Dialog: {
    since: '0.1.0',
    when: 'For a task of a minute that belongs to the page behind it: an address, a table of sizes. For a yes or no use AlertDialog; for a list of filters or a menu use Drawer; for anything longer use a page.',
    anatomy: {
      Header: 'Title and a closing cross; a description is read out with the title.',
      Body: 'Scrolls when it is longer than the window.',
      Footer: 'Stays below the body: the buttons.',
      Scrim: 'A press on it closes the dialog.',
    },
    operation: operations.Dialog,
    do: ['Load it when it is first opened.'],
    dont: ['Do not open a dialog from a dialog, and never by itself.'],
  },
  EmptyState: {
    since: '0.1.0',
    when: 'For a list without entries. If the list could not be loaded use ErrorState; while it loads use Skeleton.',
    anatomy: {
      Title: 'What is missing: “No favorites yet”.',
      Sentence: 'Why, or what to do.',
      'Next step': 'One button or link.',
    },
    operation: operations.EmptyState,
    do: ['Distinguish an empty list from a search without results, and repeat the search term.'],
    dont: ['Do not add an illustration or a joke.'],
  },
  ErrorState: {
    since: '0.1.0',
    when: 'In place of content that could not be loaded. For a mistake in a form use the field’s `error`; for an action that failed use a toast.',
    anatomy: {
      Title: 'What failed, in the words of the requirements where they have some.',
      Message: 'The server’s, or what to do.',
      'Try again': 'Only with `onRetry`; busy during the retry.',
    },
    operation: operations.ErrorState,
    do: ['Keep the rest of the page.'],
    dont: ['Do not offer a retry that cannot help, for example for a page that does not exist.'],
  },
  Notice: {
    since: '0.1.0',
    when: 'For a message that stays on the page: a changed price, a failed payment, a note on the currency. For a message that disappears by itself use a toast.',
    anatomy: {
      Icon: 'By tone.',
      Title: 'Optional.',
      Text: 'What happened, and what to do.',
      Action: 'A button or link below.',
    },
    operation: operations.Notice,
    do: ['Set `live` if it appears after the page has loaded; danger is then announced at once.'],
    dont: ['Do not stack notices: show the most important one.'],
  },
  Skeleton: {
    since: '0.1.0',
    when: 'In place of loading content, if its layout is known. Otherwise use Spinner.',
    anatomy: {
      Shape: 'A line of text, a title, a control, or a block that fills its container.',
      Width: 'A share of the container’s.',
    },
    operation: 'It is hidden from screen readers: say “Loading” once beside it.',
    do: ['Build it in the same grid as the content, so that the layout does not shift.'],
    dont: ['Do not show one for content that loads at once.'],
  },
  Spinner: {
    since: '0.1.0',
    when: 'For a wait without a known layout. In a button use its `loading`; in a list or card use Skeleton.',
    anatomy: {
      Ticks: 'Three that rise in turn, still where motion is reduced.',
      Label: 'What is loading, for screen readers.',
    },
    operation: 'It is not focusable; screen readers announce it.',
    do: ['Name the wait: “Loading orders...”.'],
    dont: ['Do not show two on one screen.'],
  },
  Toaster: {
    since: '0.1.0',
    when: 'Once in the application: it shows the toasts of `toast()`. A toast gives the result of an action; a message that has to stay is a Notice.',
    anatomy: {
      Title: 'What happened: “Item added to cart”.',
      Description: 'To what, in one line.',
      Link: 'Optional: where the result is, “View cart”.',
      'Close button': 'Dismisses it early.',
      'Running line': 'The time that is left; pauses on hover and focus.',
    },
    operation: operations.Toaster,
    do: ['Use `destructive` for failures: screen readers announce them at once.'],
    dont: ['Do not offer a link in a toast alone: it disappears. The page has it too.'],
  },
  Tooltip: {
    since: '0.2.0',
    when: 'For a button or link that shows an icon alone, where its words have no room. For what somebody has to read use the Field’s hint or a Notice: a finger never sees a tooltip.',
    anatomy: {
      Button: 'Has its own name: `label` of an IconButton. Words that go beyond that name describe it.',
      Words: 'A few, without an end stop, on the ground of an action beside the button.',
      Keys: 'Optional: those that do the same, as they are printed on a keyboard.',
      Group:
        'TooltipGroup around buttons that stand together: after the first, the others’ words come without delay.',
    },
    operation: operations.Tooltip,
    do: ['Write what the button does, in the words of its name: screen readers then say them once.'],
    dont: [
      'Do not put links, buttons or anything that is needed into it.',
      'Do not put it on a disabled button, which nobody can reach, nor beside words that say the same; `media` leaves it out where they are shown.',
    ],
  },
  UndoNotice: {
    since: '0.2.0',
    when: 'In the place of what was removed without asking: a line of the cart, an address, a review. For what cannot be put back use AlertDialog before it goes.',
    anatomy: {
      Text: 'What was removed, by its name.',
      Undo: 'Puts it back as it was; a form without scripts.',
    },
    operation: operations.UndoNotice,
    do: [
      'Keep it until the page is left, and give it what puts the same thing back: colour, quantity, place.',
    ],
    dont: ['Do not let it disappear by itself.'],
  },
}
