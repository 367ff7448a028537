import type { Guides } from './guide.ts'

export const feedback: Guides = {
  AlertDialog: {
    when: 'Before something that cannot be undone: cancelling an order, deleting an address. Where it can be undone, do it and offer the way back in a toast.',
    anatomy: {
      Question: 'Names the thing: “Cancel this order?”',
      Consequence: 'What it brings about, in one sentence.',
      'Way back': 'Has the focus at first: “Keep order”.',
      'Act itself': 'The verb of the question, never “OK”; busy while it is under way.',
    },
    keyboard: {
      Tab: 'Goes between the two buttons and stays in the dialog.',
      Escape: 'Backs out. A press outside does not close it.',
    },
    do: ['Use `destructive` for what is lost for good.'],
    dont: ['Do not ask twice, and do not ask before what nobody regrets.'],
  },
  Badge: {
    when: 'For a short fact on a picture or in a row: “New”, “Sold out”, “Save 12%”. It cannot be pressed; for a choice use Chip, for an order’s state use StatusTicks.',
    anatomy: { Words: 'One to three; the tone repeats what they say.' },
    keyboard: 'A badge is a fact and takes no key.',
    do: ['Let `sale` be the one accent in a view.'],
    dont: ['Do not put more than one badge on a picture.'],
  },
  Dialog: {
    when: 'For a task of a minute that belongs to the page behind it: an address, a table of sizes. For a yes or no use AlertDialog; for a list of filters or a menu use Drawer; for anything longer use a page.',
    anatomy: {
      Header: 'Title and a closing cross; a description is read out with the title.',
      Body: 'Scrolls when it is longer than the window.',
      Footer: 'Stays below the body: the buttons.',
      Scrim: 'A press on it closes the dialog.',
    },
    keyboard: { Tab: 'Stays within the dialog.', Escape: 'Closes it; the focus goes back to where it was.' },
    do: ['Load it when it is first opened.'],
    dont: ['Do not open a dialog from a dialog, and never by itself.'],
  },
  EmptyState: {
    when: 'Where a list has nothing in it. For a list that could not be fetched use ErrorState; for one that is on its way, Skeleton.',
    anatomy: {
      Title: 'What is not there: “No favourites yet”.',
      Sentence: 'Why, or what to do.',
      'Way on': 'One button or link.',
    },
    keyboard: { Tab: 'Goes to the way on.' },
    do: ['Tell an empty list from a search without a match, and name what was searched for.'],
    dont: ['Do not illustrate it, and do not make a joke of it.'],
  },
  ErrorState: {
    when: 'In the place of something that could not be loaded. For a mistake in a form use the field’s `error`; for an action that failed use a toast.',
    anatomy: {
      Title: 'What failed, in the words of the requirements where they have some.',
      Message: 'The server’s, or what to do.',
      'Try again': 'Only with `onRetry`; busy while it is under way.',
    },
    keyboard: { 'Enter, Space': 'On the button: tries again in place.' },
    do: ['Keep the rest of the page standing.'],
    dont: ['Do not offer another try that cannot help, as for a page that does not exist.'],
  },
  Notice: {
    when: 'For a message that stays because the page is about it: a changed price, a failed payment, a currency’s fine print. For one that goes by itself use a toast.',
    anatomy: {
      Icon: 'By tone.',
      Title: 'Optional.',
      Text: 'What it is and what follows.',
      Action: 'A button or link below.',
    },
    keyboard: { Tab: 'Goes to the action, if there is one.' },
    do: ['Set `live` when it appears after the page is there; danger is then said at once.'],
    dont: ['Do not stack notices: say the most important one.'],
  },
  Skeleton: {
    when: 'In the place of what is loading, when its layout is known. Where it is not, use Spinner.',
    anatomy: {
      Shape: 'A line of text, a title, a control, or a block that fills its container.',
      Width: 'A share of the container’s.',
    },
    keyboard: 'It is hidden from screen readers: say “Loading” once beside it.',
    do: ['Build it in the same grid as what comes, so that nothing moves.'],
    dont: ['Do not show one for what is there within a blink.'],
  },
  Spinner: {
    when: 'For a wait with no layout to keep. In a button use its `loading`; in a list or card use Skeleton.',
    anatomy: {
      Ticks: 'Three that rise in turn, still where motion is reduced.',
      Label: 'What is being waited for, for screen readers.',
    },
    keyboard: 'A wait is announced, not operated.',
    do: ['Name the wait: “Loading orders...”.'],
    dont: ['Do not show two on one screen.'],
  },
  Toaster: {
    when: 'Once in the application: it draws what `toast()` is called with. A toast says how something went that the shopper did; what has to stay is a Notice.',
    anatomy: {
      Title: 'What happened: “Item added to cart”.',
      Description: 'To what, in one line.',
      Cross: 'Takes it away before its time.',
      'Running line': 'How long it stays; rests while it is pointed at or has the focus.',
    },
    keyboard: { F8: 'Moves the focus to the messages.', Escape: 'Takes the focused message away.' },
    do: ['Use `destructive` for what failed: it is read out at once.'],
    dont: ['Do not put the only way to do something into a message that goes.'],
  },
}
