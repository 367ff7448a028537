/** Of five letters so many stand twice. */
const twiceOfFive = 2

/** A word of letters alone: a number, an address, a code or a price is as long in every language. */
const word = /(?<![\p{L}\p{N}@/._])\p{L}[\p{L}’']*(?![\p{L}\p{N}@/_]|-\p{N}|\.\p{L})/gu

/**
 * Makes the words of a text 1.4 times as long, as a translation may, by letters that stand twice: "Add to cart" is
 * "Addd too carrt". The same text is always lengthened to the same.
 */
export function lengthen(text: string): string {
  let owed = 0
  return text.replaceAll(word, found =>
    found.replaceAll(/\p{L}/gu, letter => {
      owed += twiceOfFive
      if (owed < 5) return letter
      owed -= 5
      return letter + letter.toLowerCase()
    }),
  )
}

/** What a text node said, and what it says now. */
interface Lengthened {
  readonly before: string
  readonly now: string
}

const isWords = ({ parentElement }: Text) =>
  parentElement?.closest('script, style, template, noscript') === null

/**
 * Lengthens all that a part of a page says, and what it says from now on: words reach components as props, as children
 * and from their own catalogue, and only where they are drawn are they all.
 *
 * @returns puts the words back
 */
export function lengthenTexts(root: HTMLElement): () => void {
  const texts = new Map<Text, Lengthened>()
  const lengthenNode = (node: Text) => {
    if (texts.get(node)?.now === node.data || !isWords(node)) return
    const before = node.data
    const now = lengthen(before)
    texts.set(node, { before, now })
    if (now !== before) node.data = now
  }
  const lengthenAll = (part: Node) => {
    if (part instanceof Text) lengthenNode(part)
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) lengthenNode(walker.currentNode as Text)
  }
  const observer = new MutationObserver(records => {
    for (const { target, addedNodes } of records) {
      if (target instanceof Text) lengthenNode(target)
      for (const node of addedNodes) lengthenAll(node)
    }
  })
  lengthenAll(root)
  observer.observe(root, { subtree: true, childList: true, characterData: true })
  return () => {
    observer.disconnect()
    for (const [node, { before, now }] of texts) if (node.data === now) node.data = before
  }
}
