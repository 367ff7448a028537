/** A text with what is selected in it. */
export interface Selected {
  readonly text: string
  readonly start: number
  readonly end: number
}

/** Sets what is selected between two marks; without a selection a word to type over. */
function around({ text, start, end }: Selected, before: string, after: string, word: string): Selected {
  const inner = text.slice(start, end) || word
  return {
    text: text.slice(0, start) + before + inner + after + text.slice(end),
    start: start + before.length,
    end: start + before.length + inner.length,
  }
}

/** Begins each line of the selection with a mark. */
function atLines({ text, start, end }: Selected, mark: string): Selected {
  const from = text.lastIndexOf('\n', start - 1) + 1
  const lines = text.slice(from, end).replace(/^/gm, mark)
  return { text: text.slice(0, from) + lines + text.slice(end), start: from, end: from + lines.length }
}

/** A block of its own, an empty line before and after it. */
export function blockAfter({ text, end }: Selected, block: string): Selected {
  const before = text.slice(0, end).trimEnd()
  const after = text.slice(end).trimStart()
  const head = before === '' ? block : `${before}\n\n${block}`
  return { text: `${head}\n\n${after}`, start: head.length, end: head.length }
}

/** The marks that a button of the toolbar sets, in its order. */
export const markdownMarks: readonly { label: string; apply: (selected: Selected) => Selected }[] = [
  { label: 'Heading', apply: selected => atLines(selected, '## ') },
  { label: 'Bold', apply: selected => around(selected, '**', '**', 'bold') },
  { label: 'Italic', apply: selected => around(selected, '*', '*', 'italic') },
  { label: 'Link', apply: selected => around(selected, '[', '](/shop)', 'words') },
  { label: 'List', apply: selected => atLines(selected, '- ') },
  { label: 'Quote', apply: selected => atLines(selected, '> ') },
  {
    label: 'Table',
    apply: selected => blockAfter(selected, '| Model | Hours |\n| --- | --- |\n| Name | 8 |'),
  },
]
