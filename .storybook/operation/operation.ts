/**
 * How a component is operated without a mouse, and what a screen reader is told of it. The component's page shows it,
 * and `.storybook/opened/operation.test.ts` holds the component to it in a browser, with real keys.
 *
 * An element is written as the browser's accessibility tree has it, role and name: `button "Clear"`.
 */
export interface Operation {
  /** The story that it is read from, at rest and after its play: "forms-select--default". */
  readonly story: string
  /**
   * What Tab reaches, from the beginning of the page to its end; Shift+Tab goes the same way back. "…" at the end
   * stands for more of the same.
   */
  readonly tabOrder: readonly string[]
  /** Where Tab leads after the last one: to what follows on the page, or, in what is modal, to the first again. */
  readonly afterLast?: 'first'
  /** What keys do, in an order in which they can be pressed: each starts from what those before it have left. */
  readonly keys: readonly KeyUse[]
  /**
   * What a screen reader is told before any key, a line each: role, name, states, value, description. What stands
   * within something is indented. "…" at the end of a line stands for what is within, where another guide says it.
   */
  readonly tree: string
}

/** One key, pressed where it matters. At least one of its effects is stated, so that it can be seen to do something. */
export interface KeyUse {
  /** What has the focus. */
  readonly on: string
  /** As Playwright names it: `ArrowDown`, `Shift+Tab`. A text in quotation marks is typed: `"kom"`. */
  readonly press: string
  readonly does: string
  /**
   * What has the focus then, "nothing" where no element has it; it stays where it is unless this says otherwise.
   */
  readonly focus?: string
  /** Lines that the tree has then and had not before. */
  readonly shows?: readonly string[]
  /** Lines that the tree had before and has no more. */
  readonly hides?: readonly string[]
  /** The prop of the component that is called. */
  readonly calls?: string
  /** The button or link that the browser presses, where what comes of it is up to who uses the component. */
  readonly presses?: string
  /** The address that the browser is sent to. */
  readonly opens?: string
  /** The browser's or system's own part that comes up, which no page can look into. */
  readonly asks?: 'for files' | 'where to save'
}

/** Of one section of Storybook, by the component's name. */
export type Operations = Readonly<Record<string, Operation>>

/** A tree as it is written within code: its first and last line are empty, and its indentation is that of the code. */
export function tree(text: string): string {
  const lines = text.split('\n').slice(1, -1)
  const indentation = Math.min(...lines.map(line => line.search(/\S/)))
  return lines.map(line => line.slice(indentation)).join('\n')
}
