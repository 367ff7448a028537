import { Visitor, type ESTree } from 'vite'

/** What stands in the place of a part of a source, from `start` up to `end`. */
interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** Statements after which a switch does not go on with its next case. */
const endings = new Set(['ReturnStatement', 'BreakStatement', 'ContinueStatement', 'ThrowStatement'])

const goesOn = ({ consequent }: ESTree.SwitchCase) => !endings.has(consequent.at(-1)?.type ?? '')

/** A fiber's tag, as React's build reads it. */
const isTag = (node: ESTree.Node) =>
  node.type === 'Identifier'
    ? node.name === 'tag'
    : node.type === 'MemberExpression' && !node.computed && node.property.name === 'tag'

/** The variables that statements declare for their whole function. */
function variablesOf(statements: readonly ESTree.Statement[]): string[] {
  const names: string[] = []
  let functions = 0
  const inFunction = { enter: () => void (functions += 1), leave: () => void (functions -= 1) }
  const visitor = new Visitor({
    FunctionExpression: inFunction.enter,
    'FunctionExpression:exit': inFunction.leave,
    FunctionDeclaration: inFunction.enter,
    'FunctionDeclaration:exit': inFunction.leave,
    VariableDeclaration({ kind, declarations }) {
      if (functions > 0 || kind !== 'var') return
      for (const { id } of declarations) if (id.type === 'Identifier') names.push(id.name)
    },
  })
  for (const statement of statements)
    visitor.visit({ type: 'Program', body: [statement] } as unknown as ESTree.Program)
  return names
}

/**
 * React's source without what it does for fibers of some kinds: without their cases in switches over a fiber's tag, and with
 * comparisons to them as false. What only those call, the build leaves out by itself. A fiber of such a kind
 * meets the end of the switches, where React throws.
 *
 * @param tags - The numbers of the kinds.
 */
export function withoutFiberTags(code: string, program: ESTree.Program, tags: ReadonlySet<number>): string {
  const edits: Edit[] = []
  /** Where the body of each function begins that is being looked at, the innermost last. */
  const bodies: number[] = []
  const isUnused = (node: ESTree.Node | null) =>
    node?.type === 'Literal' && typeof node.value === 'number' && tags.has(node.value)
  const enter = ({ body }: { readonly body: { readonly start: number } | null }) =>
    void bodies.push(body?.start ?? 0)
  const leave = () => void bodies.pop()

  new Visitor({
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    SwitchStatement({ discriminant, cases }) {
      if (!isTag(discriminant)) return
      let before: ESTree.SwitchCase | undefined
      for (const each of cases) {
        if (!isUnused(each.test)) {
          before = each
          continue
        }
        const [first] = each.consequent
        if (!first || (before && goesOn(before))) {
          // Others share what follows it.
          edits.push({ start: each.start, end: first?.start ?? each.end, text: '' })
          continue
        }
        edits.push({ start: each.start, end: each.end, text: '' })
        // Other cases may use what it declares.
        const names = variablesOf(each.consequent)
        const body = bodies.at(-1)
        if (names.length > 0 && body !== undefined)
          edits.push({ start: body + 1, end: body + 1, text: `var ${names.join(',')};` })
      }
    },
    BinaryExpression({ start, end, operator, left, right }) {
      if (operator === '===' && isUnused(left) && isTag(right)) edits.push({ start, end, text: 'false' })
    },
  }).visit(program)

  let result = ''
  let at = 0
  for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    // Within what is left out already.
    if (start < at) continue
    result += code.slice(at, start) + text
    at = end
  }
  return result + code.slice(at)
}
