import type { Identifier, ImportDeclaration, JSXIdentifier, JSXOpeningElement, Node } from '@babel/types'
import {
  deprecationName,
  type Deprecation,
  type RenamedComponent,
} from '../../src/deprecations/deprecations.ts'
import { isDeclared, isReference, keyOf, outcomes, parseSource, walk } from './syntax.ts'

/** Something that was renamed, or that somebody has to look at. */
export interface Finding {
  /** From 1. */
  readonly line: number
  /** "SortBar.onSort → onSortChange", or what to look at. */
  readonly text: string
}

export interface Renamed {
  readonly text: string
  readonly changes: readonly Finding[]
  /** What may hold an old name where it cannot be seen. */
  readonly notes: readonly Finding[]
}

interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

const packagePath = /^@shruti\/design-system(?:\/(\w+))?$/

/**
 * Renames what is deprecated in a source that imports the package, under whatever name it does so.
 *
 * @param file its name; the ending says which syntax it has
 * @throws SyntaxError that says where it cannot be read
 */
export function renameDeprecated(source: string, file: string, table: readonly Deprecation[]): Renamed {
  if (!source.includes('@shruti/design-system')) return { text: source, changes: [], notes: [] }
  const renaming = new Renaming(source, file, table)
  return renaming.run()
}

class Renaming {
  readonly #source: string
  readonly #table: readonly Deprecation[]
  readonly #program: Node
  readonly #edits: Edit[] = []
  readonly #changes: Finding[] = []
  readonly #notes: Finding[] = []
  /** The package's names by those that they have here. */
  readonly #bound = new Map<string, string>()
  readonly #namespaces = new Set<string>()
  /** How often a name is declared beside its import. */
  readonly #declared = new Set<string>()
  readonly #used = new Set<string>()
  /** New names of imports whose every mention changes. */
  readonly #mentions = new Map<string, string>()

  constructor(source: string, file: string, table: readonly Deprecation[]) {
    this.#source = source
    this.#table = table
    this.#program = parseSource(source, file).program
  }

  run(): Renamed {
    walk(this.#program, (node, parent) => {
      if (node.type !== 'Identifier' && node.type !== 'JSXIdentifier') return
      this.#used.add(node.name)
      const inPattern = parent?.type === 'ObjectProperty' && parent.value === node
      if (isDeclared(node, parent) || (inPattern && this.#isInPattern(parent))) this.#declared.add(node.name)
    })
    walk(this.#program, node => this.#bind(node))
    walk(this.#program, (node, parent) => this.#visit(node, parent))
    const edits = this.#edits.toSorted((one, other) => other.start - one.start)
    const text = edits.reduce(
      (so, edit) => so.slice(0, edit.start) + edit.text + so.slice(edit.end),
      this.#source,
    )
    const byLine = (one: Finding, other: Finding) => one.line - other.line
    return { text, changes: this.#changes.toSorted(byLine), notes: this.#notes.toSorted(byLine) }
  }

  /** Patterns are few: their properties are collected once. */
  #patterns: Set<Node> | undefined
  #isInPattern(property: Node): boolean {
    if (!this.#patterns) {
      const found = (this.#patterns = new Set<Node>())
      walk(this.#program, node => {
        if (node.type === 'ObjectPattern') for (const part of node.properties) found.add(part)
      })
    }
    return this.#patterns.has(property)
  }

  /** Learns what the package's names are called here, and renames the imports themselves. */
  #bind(node: Node): void {
    if (node.type === 'ImportDeclaration' && packagePath.test(node.source.value)) this.#bindImport(node)
    if (node.type === 'ExportNamedDeclaration' && node.source && packagePath.test(node.source.value)) {
      this.#renamePath(node.source)
      for (const specifier of node.specifiers) {
        if (specifier.type !== 'ExportSpecifier') continue
        const row = this.#newName(specifier.local.name)
        if (!row) continue
        const { exported } = specifier
        const exportedText = this.#source.slice(exported.start ?? 0, exported.end ?? 0)
        this.#edit(specifier, `${row.to} as ${exportedText}`, row.deprecation)
      }
    }
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && node.init) {
      const { name } = node.id
      const loaded = this.#loadedLater(node.init)
      if (loaded !== undefined) this.#bound.set(name, loaded)
    }
  }

  #bindImport(node: ImportDeclaration): void {
    this.#renamePath(node.source)
    for (const specifier of node.specifiers) {
      const local = specifier.local.name
      if (specifier.type === 'ImportNamespaceSpecifier') this.#namespaces.add(local)
      if (specifier.type !== 'ImportSpecifier') continue
      const imported =
        specifier.imported.type === 'Identifier' ? specifier.imported.name : specifier.imported.value
      if (this.#declared.has(local)) {
        if (this.#concerns(imported)) {
          this.#note(specifier, `${local} is declared here too: nothing of it was renamed`)
        }
        continue
      }
      this.#bound.set(local, imported)
      const row = this.#newName(imported)
      if (!row) continue
      const isType = specifier.importKind === 'type' ? 'type ' : ''
      if (local !== imported) {
        this.#edit(specifier, `${isType}${row.to} as ${local}`, row.deprecation)
      } else if (this.#used.has(row.to)) {
        // What has the new name here already keeps it.
        this.#edit(specifier, `${isType}${row.to} as ${local}`, row.deprecation)
      } else {
        this.#edit(specifier, `${isType}${row.to}`, row.deprecation)
        this.#mentions.set(local, row.to)
      }
    }
  }

  /** The component that `lazy` loads of one of the package's modules: what is taken of the module there. */
  #loadedLater(init: Node): string | undefined {
    let isOurs = false
    let name: string | undefined
    walk(init, node => {
      const called =
        node.type === 'CallExpression' && node.callee.type === 'Import' ? node.arguments[0] : undefined
      if (called?.type === 'StringLiteral' && packagePath.test(called.value)) isOurs = true
      if (node.type === 'MemberExpression' && node.property.type === 'Identifier') {
        if (this.#concerns(node.property.name)) name ??= node.property.name
      }
    })
    return isOurs ? name : undefined
  }

  #visit(node: Node, parent: Node | undefined): void {
    if (node.type === 'CallExpression') {
      const [first, second] = node.arguments
      if (node.callee.type === 'Import' && first?.type === 'StringLiteral') {
        const isRenamed = this.#renamePath(first)
        if (isRenamed && parent?.type !== 'AwaitExpression') {
          this.#note(node, 'look at what is taken of this module: its name changed too')
        }
      }
      const { callee } = node
      const called = callee.type === 'MemberExpression' ? callee.property : callee
      if (called.type === 'Identifier' && called.name === 'createElement' && first) {
        const component = this.#componentOf(first)
        if (component !== undefined) this.#renameIn(second, component)
      }
    }
    if (node.type === 'MemberExpression' && node.property.type === 'Identifier') {
      const isNamespace = node.object.type === 'Identifier' && this.#namespaces.has(node.object.name)
      const isLoaded =
        node.object.type === 'AwaitExpression' &&
        node.object.argument.type === 'CallExpression' &&
        node.object.argument.callee.type === 'Import'
      if (isNamespace || isLoaded) this.#renameMember(node.property)
    }
    if (node.type === 'JSXMemberExpression' && node.object.type === 'JSXIdentifier') {
      if (this.#namespaces.has(node.object.name)) this.#renameMember(node.property)
    }
    if (node.type === 'TSQualifiedName' && node.left.type === 'Identifier') {
      if (this.#namespaces.has(node.left.name)) this.#renameMember(node.right)
    }
    if (node.type === 'JSXOpeningElement') this.#renameProps(node)
    if (node.type === 'Identifier' || node.type === 'JSXIdentifier') this.#renameMention(node, parent)
  }

  #renameProps(element: JSXOpeningElement): void {
    const component = this.#componentOf(element.name)
    if (component === undefined) return
    for (const attribute of element.attributes) {
      if (attribute.type === 'JSXSpreadAttribute') {
        this.#renameIn(attribute.argument, component)
        continue
      }
      const name = attribute.name.type === 'JSXIdentifier' ? attribute.name.name : undefined
      const value =
        attribute.value?.type === 'JSXExpressionContainer' ? attribute.value.expression : attribute.value
      for (const row of this.#rowsOf(component)) {
        if (row.kind === 'prop' && row.from === name) this.#edit(attribute.name, row.to, row)
        if (row.kind === 'value' && row.prop === name) this.#renameValue(value, row)
      }
    }
  }

  /** Within what is spread, or given to `createElement`, as far as it is written there. */
  #renameIn(node: Node | undefined, component: string): void {
    const rows = this.#rowsOf(component)
    if (rows.length === 0) return
    for (const part of outcomes(node)) {
      if (part.type === 'ObjectExpression') {
        for (const property of part.properties) {
          if (property.type === 'SpreadElement') this.#renameIn(property.argument, component)
          if (property.type === 'SpreadElement') continue
          const name = keyOf(property)
          for (const row of rows) {
            if (row.kind === 'prop' && row.from === name) {
              const isShort = property.type === 'ObjectProperty' && property.shorthand
              this.#edit(property.key, isShort ? `${row.to}: ${name}` : row.to, row)
            }
            if (row.kind === 'value' && row.prop === name && property.type === 'ObjectProperty') {
              this.#renameValue(property.value, row)
            }
          }
        }
      } else if (
        part.type === 'Identifier' ||
        part.type === 'MemberExpression' ||
        part.type === 'CallExpression'
      ) {
        const what = this.#source.slice(part.start ?? 0, part.end ?? 0)
        const names = rows.map(deprecationName).join(', ')
        this.#note(part, `${what} is spread into ${component}: look whether it holds ${names}`)
      }
    }
  }

  #renameValue(node: Node | null | undefined, row: Deprecation): void {
    for (const part of outcomes(node)) {
      if (part.type !== 'StringLiteral' || part.value !== row.from) continue
      this.#edit({ ...part, start: (part.start ?? 0) + 1, end: (part.end ?? 0) - 1 }, row.to, row)
    }
  }

  #renameMention(node: Identifier | JSXIdentifier, parent: Node | undefined): void {
    const to = this.#mentions.get(node.name)
    if (to === undefined) return
    if (parent?.type === 'ExportSpecifier' && parent.local === node) {
      const { exported } = parent
      const text = this.#source.slice(exported.start ?? 0, exported.end ?? 0)
      this.#edits.push({ start: parent.start ?? 0, end: parent.end ?? 0, text: `${to} as ${text}` })
    } else if (isReference(node, parent)) {
      const isShort = parent?.type === 'ObjectProperty' && parent.shorthand
      // The key of `{ Old }` is another node at the same place.
      const text = isShort ? `${node.name}: ${to}` : to
      this.#edits.push({ start: node.start ?? 0, end: (node.start ?? 0) + node.name.length, text })
    }
  }

  #renameMember(node: Identifier | JSXIdentifier): void {
    const row = this.#newName(node.name)
    if (row) this.#edit(node, row.to, row.deprecation)
  }

  /** Of "@shruti/design-system/Old": the path of the component's new name. */
  #renamePath(node: Node & { readonly value: string }): boolean {
    const name = packagePath.exec(node.value)?.[1]
    const row = name === undefined ? undefined : this.#componentRow(name)
    if (!row) return false
    const end = (node.end ?? 0) - 1
    this.#edit({ ...node, start: end - row.from.length, end }, row.to, row)
    return true
  }

  #componentRow(name: string): RenamedComponent | undefined {
    return this.#table.find((row): row is RenamedComponent => row.kind === 'component' && row.from === name)
  }

  /** The new name of a component, or of its props' type. */
  #newName(name: string): { readonly to: string; readonly deprecation: Deprecation } | undefined {
    const component = this.#componentRow(name)
    if (component) return { to: component.to, deprecation: component }
    const owner = name.endsWith('Props') ? this.#componentRow(name.slice(0, -'Props'.length)) : undefined
    return owner && { to: `${owner.to}Props`, deprecation: owner }
  }

  #rowsOf(component: string) {
    return this.#table.filter(row => row.kind !== 'component' && row.component === component)
  }

  #concerns(name: string): boolean {
    return this.#newName(name) !== undefined || this.#rowsOf(name).length > 0
  }

  /** The package's own name of what is used as an element; undefined for what is not of the package. */
  #componentOf(node: Node): string | undefined {
    if (node.type === 'Identifier' || node.type === 'JSXIdentifier') return this.#bound.get(node.name)
    if (node.type !== 'JSXMemberExpression' && node.type !== 'MemberExpression') return undefined
    const isOurs = 'name' in node.object && this.#namespaces.has(node.object.name)
    return isOurs && 'name' in node.property ? node.property.name : undefined
  }

  #edit(node: Node, text: string, deprecation: Deprecation): void {
    this.#edits.push({ start: node.start ?? 0, end: node.end ?? 0, text })
    const renamed = `${deprecationName(deprecation)} → ${deprecation.to}`
    this.#changes.push({ line: node.loc?.start.line ?? 1, text: renamed })
  }

  #note(node: Node, text: string): void {
    this.#notes.push({ line: node.loc?.start.line ?? 1, text })
  }
}
