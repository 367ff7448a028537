import type { CDPSession } from 'playwright'

/** A node as Chromium's protocol describes it. */
type Node = Awaited<ReturnType<typeof readNodes>>[number]

/** A line of the tree, and the element that it is about. */
export interface TreeLine {
  /** Role, name, states, value and description: `checkbox "Gift wrap" [not checked]`. */
  readonly text: string
  /** Role and name alone: `checkbox "Gift wrap"`. */
  readonly element: string
  readonly depth: number
  readonly backendNodeId: number | undefined
}

/** Chromium's own names of roles, where ARIA has another. */
const ariaRoles: Readonly<Record<string, string>> = {
  ComboBoxSelect: 'combobox',
  comboBoxSelect: 'combobox',
  MenuListPopup: 'listbox',
  menuListPopup: 'listbox',
  MenuListOption: 'option',
  PopUpButton: 'combobox',
  SearchBox: 'searchbox',
  DisclosureTriangle: 'summary',
  DisclosureTriangleGrouped: 'summary',
  Details: 'group',
  DescriptionList: 'list of terms',
  DescriptionListTerm: 'term',
  DescriptionListDetail: 'definition',
  image: 'img',
  Iframe: 'iframe',
  Canvas: 'canvas',
  Figcaption: 'caption',
  FigureCaption: 'caption',
  Legend: 'legend',
  Section: 'region',
  ProgressIndicator: 'progressbar',
  Date: 'date field',
  DateTime: 'date field',
  InputTime: 'time field',
  ColorWell: 'colour field',
  StaticText: 'text',
  EmbeddedObject: 'object',
  Video: 'video',
  Audio: 'audio',
}

/** What a screen reader passes over: only what stands within it counts. */
const unspoken = new Set([
  'RootWebArea',
  'generic',
  'none',
  'presentation',
  'LayoutTable',
  'LayoutTableRow',
  'LayoutTableCell',
  'rowgroup',
  'LabelText',
  'Legend',
  'strong',
  'emphasis',
  'superscript',
  'subscript',
  'Abbr',
  'code',
  'mark',
  'insertion',
  'deletion',
  'time',
  'Ruby',
])

/** Parts of a text, or of a control that the browser draws itself: nothing that is said. */
const left = new Set(['InlineTextBox', 'ListMarker', 'LineBreak', 'ScrollBar'])

/** In place of what has been said: all that is text here is said with a field. */
const labelled = '\0'

const stringOf = (value: { readonly value?: unknown } | undefined) => {
  const text = value?.value
  if (typeof text !== 'string' && typeof text !== 'number') return ''
  return String(text).replaceAll('\n', ' ⏎ ').replace(/\s+/g, ' ').trim()
}

/** What the protocol leaves out of a node: the words of a slider's value, and which of several links is the current one. */
const unlisted = ['aria-valuetext', 'aria-current'] as const

type Unlisted = Readonly<Partial<Record<(typeof unlisted)[number], string>>>

async function readUnlisted(session: CDPSession): Promise<ReadonlyMap<number, Unlisted>> {
  const { root } = await session.send('DOM.getDocument', { depth: 0 })
  const selector = unlisted.map(name => `[${name}]`).join()
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector })
  const described = await Promise.all(nodeIds.map(nodeId => session.send('DOM.describeNode', { nodeId })))
  return new Map(
    described.map(({ node: { backendNodeId, attributes = [] } }) => {
      const entries = unlisted.flatMap(name => {
        const at = attributes.indexOf(name)
        return at >= 0 ? [[name, attributes[at + 1] ?? '']] : []
      })
      return [backendNodeId, Object.fromEntries(entries) as Unlisted]
    }),
  )
}

async function readNodes(session: CDPSession) {
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  return nodes
}

const roleOf = (node: Node) => {
  const role = stringOf(node.role)
  return ariaRoles[role] ?? role
}

function elementOf(node: Node): string {
  const name = stringOf(node.name)
  return name ? `${roleOf(node)} "${name}"` : roleOf(node)
}

/** "[collapsed]" for an expanded that is false: what a screen reader says of it, not how an attribute is written. */
function statesOf(node: Node, { 'aria-current': current = 'false' }: Unlisted): string {
  const given = new Map<string, unknown>(
    (node.properties ?? []).map(({ name, value }) => [name, value.value]),
  )
  const states: string[] = []
  const level = given.get('level')
  if (typeof level === 'number' && stringOf(node.role) === 'heading') states.push(`level ${level}`)
  const two = (name: string, yes: string, no: string) => {
    const value = given.get(name)
    if (value === undefined) return
    if (value === 'mixed') states.push('partly checked')
    else states.push(value === true || value === 'true' ? yes : no)
  }
  two('checked', 'checked', 'not checked')
  two('pressed', 'pressed', 'not pressed')
  two('expanded', 'expanded', 'collapsed')
  for (const name of ['selected', 'disabled', 'required', 'readonly', 'busy', 'modal', 'multiselectable'])
    if (given.get(name) === true) states.push(name)
  const invalid = given.get('invalid')
  if (invalid !== undefined && invalid !== 'false') states.push('invalid')
  if (current !== 'false') states.push(current === 'true' ? 'current' : `current ${current}`)
  const popup = given.get('hasPopup')
  if (typeof popup === 'string' && popup !== 'false') states.push(`opens a ${popup}`)
  return states.map(state => ` [${state}]`).join('')
}

/** What of a value is said: a slider's own words before its number. */
const valueOf = (node: Node, { 'aria-valuetext': words }: Unlisted) => words ?? stringOf(node.value)

function textOf(node: Node, more: Unlisted): string {
  const value = valueOf(node, more)
  const description = stringOf(node.description)
  return [
    `${stringOf(node.role) === 'StaticText' ? `text: ${stringOf(node.name)}` : elementOf(node)}${statesOf(node, more)}`,
    ...(value ? [`value "${value}"`] : []),
    ...(description ? [`described as "${description}"`] : []),
  ].join(', ')
}

/**
 * The browser's accessibility tree, without what no screen reader speaks of: wrappers, and texts that are already in
 * the name of what they stand in or label.
 */
export async function readTree(session: CDPSession): Promise<readonly TreeLine[]> {
  const nodes = await readNodes(session)
  const byId = new Map(nodes.map(node => [node.nodeId, node]))
  const unlistedOf = await readUnlisted(session)
  const lines: TreeLine[] = []
  const walk = (node: Node, depth: number, said: string): void => {
    const role = stringOf(node.role)
    // A label's words are the name of its field.
    if (left.has(role) || (role === 'StaticText' && said === labelled)) return
    const name = stringOf(node.name)
    const more = unlistedOf.get(node.backendDOMNodeId ?? 0) ?? {}
    const isText = role === 'StaticText'
    const isSpoken = !node.ignored && !unspoken.has(role) && !(isText && (name === '' || said.includes(name)))
    if (isSpoken) {
      lines.push({
        text: textOf(node, more),
        element: elementOf(node),
        depth,
        backendNodeId: node.backendDOMNodeId,
      })
      if (isText) return
    }
    const children = (node.childIds ?? []).flatMap(id => byId.get(id) ?? [])
    const texts = textsIn(node, byId)
    const own = lines.at(-1)
    // What is nothing but text stands in one line with it.
    if (isSpoken && name === '' && own && texts !== undefined) {
      if (texts)
        lines[lines.length - 1] = {
          ...own,
          text: `${own.text}: ${texts}`,
          element: `${own.element}: ${texts}`,
        }
      return
    }
    const named = isSpoken && name !== '' ? `${name} ${valueOf(node, more)}` : said
    const within = role === 'LabelText' ? labelled : named
    for (const child of children) walk(child, isSpoken ? depth + 1 : depth, within)
  }
  const root = nodes[0]
  if (root) walk(root, 0, '')
  return lines
}

/** The words of what holds nothing but words, wrappers left out; undefined where it holds anything else. */
function textsIn(node: Node, byId: ReadonlyMap<string, Node>): string | undefined {
  const parts: string[] = []
  for (const id of node.childIds ?? []) {
    const child = byId.get(id)
    const role = stringOf(child?.role)
    if (!child || left.has(role)) continue
    if (role === 'StaticText') parts.push(stringOf(child.name))
    else {
      if (!child.ignored && (!unspoken.has(role) || role === 'LabelText')) return undefined
      const within = textsIn(child, byId)
      if (within === undefined) return undefined
      parts.push(within)
    }
  }
  return parts.filter(Boolean).join(' ')
}

/** The element that an expression gives, in the page; undefined where it gives none. */
export async function readElement(session: CDPSession, expression: string): Promise<TreeLine | undefined> {
  const { result } = await session.send('Runtime.evaluate', { expression })
  if (!result.objectId) return undefined
  const { nodes } = await session.send('Accessibility.getPartialAXTree', {
    objectId: result.objectId,
    fetchRelatives: false,
  })
  await session.send('Runtime.releaseObject', { objectId: result.objectId })
  const [node] = nodes
  if (!node) return undefined
  return { text: textOf(node, {}), element: elementOf(node), depth: 0, backendNodeId: node.backendDOMNodeId }
}

/** What has the focus; undefined where nothing has. */
export const readFocus = (session: CDPSession): Promise<TreeLine | undefined> =>
  readElement(session, 'document.activeElement === document.body ? null : document.activeElement')

/** The tree as text, two spaces for each step inwards. */
export function formatTree(lines: readonly TreeLine[]): string {
  return lines.map(({ depth, text }) => `${'  '.repeat(depth)}${text}`).join('\n')
}
