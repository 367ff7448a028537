/**
 * What is read from left to right in every language: phone numbers, network addresses and other groups of digits, and a
 * figure with its sign, whatever its unit is. A range ("3–5") runs as its line does.
 */
const leftToRight = /^(?:[+−]?\p{Sc}?\d[\d\s.,:*-]+|[+−]\p{Sc}?\d.*)$/u

function boxOf(node: Text, index: number): DOMRect {
  const range = document.createRange()
  range.setStart(node, index)
  range.setEnd(node, index + 1)
  return range.getBoundingClientRect()
}

/** Whether a letter stands before one that is read before it, on the same line. */
const isReversed = (boxes: readonly DOMRect[]) =>
  boxes.some((box, index) => {
    const before = boxes[index - 1]
    return before !== undefined && box.left < before.left && box.top < before.bottom
  })

/** Figures that stand the other way round than they are read, in a document that is read from right to left. */
export function findReversed(): readonly string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const faults: string[] = []
  while (walker.nextNode()) {
    const node = walker.currentNode as Text
    const text = node.data.trim()
    if (!leftToRight.test(text) || !node.parentElement?.checkVisibility()) continue
    const start = node.data.indexOf(text)
    const letters = Array.from(text, (letter, index) =>
      letter === ' ' ? [] : [boxOf(node, start + index)],
    ).flat()
    if (isReversed(letters)) faults.push(`“${text}” stands the other way round: it belongs into an Ltr`)
  }
  return faults
}
