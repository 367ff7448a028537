import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTable } from 'micromark-extension-gfm-table'
import type { PostBlock, PostSpan } from '../../contract/index.ts'

/**
 * Markdown as blocks that pages set with their own components. Nothing of it is HTML: a tag is shown as it is typed, and a
 * link or a picture that leads to anything but what the contract allows loses its address. So there is nothing to sanitise
 * where it is shown.
 */

type Root = ReturnType<typeof fromMarkdown>
type RootContent = Root['children'][number]
type Nodes = Root | RootContent
type Kind<T extends RootContent['type']> = Extract<RootContent, { readonly type: T }>
type PhrasingContent = Kind<'paragraph'>['children'][number]
type List = Kind<'list'>
type ListItem = List['children'][number]
type Table = Kind<'table'>

type Marks = Omit<PostSpan, 'value'>
/** Addresses of `[text][name]`. */
type Definitions = ReadonlyMap<string, string>

/** Nobody reads deeper; a text of nothing but `>` would otherwise be as deep as it is long. */
const deepest = 12

const linkSchemes = new Set(['https:', 'http:', 'mailto:', 'tel:'])

/** A path of the shop, an address in the same page, or one of a scheme that runs nothing. */
function safeHref(href: string): string | undefined {
  if (/^[/#](?![/\\])/.test(href)) return href
  if (!/^[a-z]+:/i.test(href)) return undefined
  return URL.canParse(href) && linkSchemes.has(new URL(href).protocol) ? href : undefined
}

/** Pictures of this shop: others would tell somebody else who reads here, and the browser does not load them. */
const ownPicture = /^\/pictures\/[\w.-]+(?:#[\w.,#-]*)?$/

/**
 * Lists and quotations that begin within each other on one line, beyond what anybody reads: 40,000 of them would take the
 * parser eight seconds.
 */
const nestedTooDeep =
  /^((?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]))){12})(?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t])))+/gm

function parse(markdown: string) {
  return fromMarkdown(markdown.replace(nestedTooDeep, '$1'), {
    extensions: [gfmTable(), { disable: { null: ['htmlFlow', 'htmlText'] } }],
    mdastExtensions: [gfmTableFromMarkdown()],
  })
}

/** A text as blocks, in their order. */
export function blocksOf(markdown: string): PostBlock[] {
  const root = parse(markdown)
  const definitions = new Map(
    root.children.flatMap(node => (node.type === 'definition' ? [[node.identifier, node.url] as const] : [])),
  )
  return root.children.flatMap(node => blocksOfNode(node, definitions))
}

function blocksOfNode(node: RootContent, definitions: Definitions): PostBlock[] {
  switch (node.type) {
    case 'heading':
      return [{ kind: 'heading', level: node.depth > 2 ? 3 : 2, spans: spansOf(node.children, definitions) }]
    case 'paragraph':
      return paragraphsOf(node.children, definitions)
    case 'list':
      return [{ kind: 'list', ordered: node.ordered === true, items: itemsOf(node, definitions) }]
    case 'blockquote':
      return [{ kind: 'quote', paragraphs: textsIn(node, definitions) }]
    case 'code':
      return [{ kind: 'code', value: node.value }]
    case 'table':
      return [tableOf(node, definitions)]
    case 'thematicBreak':
      return [{ kind: 'rule' }]
    default:
      return []
  }
}

/** A picture stands by itself, between what comes before and after it. */
function paragraphsOf(children: readonly PhrasingContent[], definitions: Definitions): PostBlock[] {
  const blocks: PostBlock[] = []
  let words: PhrasingContent[] = []
  const endParagraph = () => {
    const spans = spansOf(words, definitions)
    if (spans.some(({ value }) => value.trim() !== '')) blocks.push({ kind: 'paragraph', spans })
    words = []
  }
  for (const child of children) {
    if (child.type === 'image' && ownPicture.test(child.url)) {
      endParagraph()
      blocks.push({ kind: 'picture', src: child.url, alt: child.alt ?? '', caption: child.title ?? '' })
    } else words.push(child)
  }
  endParagraph()
  return blocks
}

function spansOf(
  nodes: readonly PhrasingContent[],
  definitions: Definitions,
  marks: Marks = {},
  depth = 0,
): PostSpan[] {
  if (depth > deepest) return []
  const within = (children: readonly PhrasingContent[], more: Marks) =>
    spansOf(children, definitions, { ...marks, ...more }, depth + 1)
  const spans = nodes.flatMap((node): PostSpan[] => {
    switch (node.type) {
      case 'text':
        // A line that was broken where it was typed is one with the next.
        return [{ value: node.value.replace(/\s*\n\s*/g, ' '), ...marks }]
      case 'inlineCode':
        return [{ value: node.value, ...marks, code: true }]
      case 'break':
        return [{ value: '\n', ...marks }]
      case 'strong':
        return within(node.children, { strong: true })
      case 'emphasis':
        return within(node.children, { emphasis: true })
      case 'link':
        return within(node.children, linkTo(node.url))
      case 'linkReference':
        return within(node.children, linkTo(definitions.get(node.identifier) ?? ''))
      case 'image':
      case 'imageReference':
        return node.alt ? [{ value: node.alt, ...marks }] : []
      default:
        return []
    }
  })
  return joined(spans)
}

function linkTo(address: string): Marks {
  const href = safeHref(address)
  return href === undefined ? {} : { href }
}

const sameMarks = (left: PostSpan, right: PostSpan) =>
  left.href === right.href &&
  left.strong === right.strong &&
  left.emphasis === right.emphasis &&
  left.code === right.code

/** Words in a row that are set alike are one span. */
function joined(spans: readonly PostSpan[]): PostSpan[] {
  const result: PostSpan[] = []
  for (const span of spans) {
    const last = result.at(-1)
    if (last && sameMarks(last, span)) result[result.length - 1] = { ...last, value: last.value + span.value }
    else result.push(span)
  }
  return result
}

/** The texts within a node, one for each paragraph, however deep they stand. */
function textsIn(node: Nodes, definitions: Definitions, depth = 0): PostSpan[][] {
  if (node.type === 'paragraph' || node.type === 'heading') return [spansOf(node.children, definitions)]
  if (node.type === 'code') return [[{ value: node.value, code: true }]]
  if (!('children' in node) || depth > deepest) return []
  return node.children.flatMap(child => textsIn(child, definitions, depth + 1))
}

/** What an item says by itself: its paragraphs, a line each. */
function itemSpans({ children }: ListItem, definitions: Definitions): PostSpan[] {
  const texts = children.filter(({ type }) => type !== 'list').flatMap(child => textsIn(child, definitions))
  return joined(texts.flatMap((spans, index) => (index === 0 ? spans : [{ value: '\n' }, ...spans])))
}

function itemsOf(list: List, definitions: Definitions) {
  return list.children.map(item => {
    const nested = item.children.filter(child => child.type === 'list')
    const [first] = nested
    return {
      spans: itemSpans(item, definitions),
      list: first
        ? {
            ordered: first.ordered === true,
            items: nested.flatMap(inner => allItemsOf(inner, definitions, 0)),
          }
        : null,
    }
  })
}

/** The items of a list within a list; those of still deeper ones follow the item that they belong to. */
function allItemsOf(list: List, definitions: Definitions, depth: number): PostSpan[][] {
  if (depth > deepest) return []
  return list.children.flatMap(item => [
    itemSpans(item, definitions),
    ...item.children.flatMap(child =>
      child.type === 'list' ? allItemsOf(child, definitions, depth + 1) : [],
    ),
  ])
}

function tableOf({ children: [head, ...rows] }: Table, definitions: Definitions): PostBlock {
  const headCells = head?.children ?? []
  return {
    kind: 'table',
    head: headCells.map(cell => spansOf(cell.children, definitions)),
    rows: rows.map(row =>
      headCells.map((_, index) => spansOf(row.children[index]?.children ?? [], definitions)),
    ),
  }
}

/** The address of the first picture of a text that is not of this shop. */
export function pictureElsewhere(markdown: string): string | undefined {
  const look = (node: Nodes, depth: number): string | undefined => {
    if (node.type === 'image' && !ownPicture.test(node.url)) return node.url
    if (!('children' in node) || depth > deepest) return undefined
    for (const child of node.children) {
      const found = look(child, depth + 1)
      if (found !== undefined) return found
    }
    return undefined
  }
  return look(parse(markdown), 0)
}
