import { parse, type ParserPlugin } from '@babel/parser'
import type { File, Node, ObjectExpression } from '@babel/types'

export type { File, Node, ObjectExpression } from '@babel/types'

/** @throws SyntaxError that says where a source cannot be read */
export function parseSource(source: string, file: string): File {
  const plugins: ParserPlugin[] = [
    'decorators',
    ...(/\.[cm]?tsx?$/.test(file) ? (['typescript'] as const) : []),
    // In other TypeScript files `<T>` is an assertion.
    ...(/\.(?:[cm]?ts)$/.test(file) ? [] : (['jsx'] as const)),
  ]
  return parse(source, { sourceType: 'module', plugins })
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

/** Visits a node and all within it, each with what it is within. */
export function walk(node: Node, visit: (node: Node, parent: Node | undefined) => void, parent?: Node): void {
  visit(node, parent)
  for (const [key, value] of Object.entries(node)) {
    if (key === 'leadingComments' || key === 'trailingComments' || key === 'innerComments') continue
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) walk(child, visit, node)
  }
}

/** What an expression may come to, of `a ? b : c`, `a && b` and what is in brackets or has a type asserted. */
export function* outcomes(node: Node | null | undefined): Iterable<Node> {
  if (!node) return
  if (node.type === 'ConditionalExpression') {
    yield* outcomes(node.consequent)
    yield* outcomes(node.alternate)
  } else if (node.type === 'LogicalExpression') {
    if (node.operator !== '&&') yield* outcomes(node.left)
    yield* outcomes(node.right)
  } else if (
    node.type === 'ParenthesizedExpression' ||
    node.type === 'TSAsExpression' ||
    node.type === 'TSSatisfiesExpression' ||
    node.type === 'TSNonNullExpression'
  ) {
    yield* outcomes(node.expression)
  } else {
    yield node
  }
}

/** The name that a property of an object has in the source; undefined for one that is computed. */
export function keyOf(property: ObjectExpression['properties'][number]): string | undefined {
  if (property.type === 'SpreadElement' || property.computed) return undefined
  if (property.key.type === 'Identifier') return property.key.name
  return property.key.type === 'StringLiteral' ? property.key.value : undefined
}

/** Whether an identifier is a name by itself and not the key, member or label of something else. */
export function isReference(node: Node, parent: Node | undefined): boolean {
  switch (parent?.type) {
    case 'MemberExpression':
    case 'OptionalMemberExpression':
      return parent.object === node || parent.computed
    case 'ObjectProperty':
      return parent.value === node || parent.computed
    case 'ObjectMethod':
    case 'ClassMethod':
    case 'ClassProperty':
    case 'TSPropertySignature':
    case 'TSMethodSignature':
      return parent.key !== node || Boolean(parent.computed)
    case 'TSQualifiedName':
      return parent.left === node
    case 'ImportSpecifier':
    case 'ExportSpecifier':
    case 'LabeledStatement':
    case 'BreakStatement':
    case 'ContinueStatement':
    case 'TSEnumMember':
    case 'JSXAttribute':
      return false
    case 'JSXMemberExpression':
      return parent.object === node
    default:
      return true
  }
}

/** Whether an identifier gives its name to something: a variable, a parameter, a function, a class, a type. */
export function isDeclared(node: Node, parent: Node | undefined): boolean {
  switch (parent?.type) {
    case 'VariableDeclarator':
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
    case 'ClassDeclaration':
    case 'ClassExpression':
    case 'TSInterfaceDeclaration':
    case 'TSTypeAliasDeclaration':
    case 'TSEnumDeclaration':
    case 'TSModuleDeclaration':
      return (
        ('id' in parent && parent.id === node) || ('params' in parent && parent.params.some(p => p === node))
      )
    case 'CatchClause':
      return parent.param === node
    case 'ImportDefaultSpecifier':
    case 'ImportNamespaceSpecifier':
    case 'RestElement':
    case 'ArrayPattern':
    case 'TSTypeParameter':
      return true
    case 'AssignmentPattern':
      return parent.left === node
    default:
      return false
  }
}
