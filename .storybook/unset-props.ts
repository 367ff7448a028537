import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { publicApi } from '../design-system/test/public-api.ts'
import { keyOf, parseSource, walk, type File, type Node } from '../design-system/scripts/codemod/syntax.ts'

const components = fileURLToPath(new URL('../design-system/src/components', import.meta.url))

/** Where props are set: stories, other components, the shop. */
const places = ['design-system/src', 'storefront/src', '.storybook/docs', '.storybook/atlas'].map(folder =>
  fileURLToPath(new URL(`../${folder}`, import.meta.url)),
)

/** A source and what it sets. */
export interface Source {
  readonly path: string
  readonly text: string
}

const sourcesIn = (folder: string): readonly Source[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => /\.tsx?$/.test(file) && !/\.(?:test|styles)\.tsx?$/.test(file))
    .map(file => ({ path: `${folder}/${file}`, text: readFileSync(`${folder}/${file}`, 'utf8') }))

interface Declared {
  readonly component: string
  readonly prop: string
  readonly path: string
}

const namesOf = (node: Node): readonly string[] => {
  const names: string[] = []
  walk(node, part => {
    if (part.type === 'TSTypeReference' && part.typeName.type === 'Identifier') names.push(part.typeName.name)
    if (part.type === 'TSExpressionWithTypeArguments') {
      if (part.expression.type === 'Identifier') names.push(part.expression.name)
    }
  })
  return names
}

/** The props of its own that a file gives each component that it exports: those of `<Name>Props`, and what that extends. */
export function propsDeclaredIn({ path, text }: Source): readonly Declared[] {
  const file: File = parseSource(text, path)
  const types = new Map<string, Node>()
  const exported = new Set<string>()
  for (const statement of file.program.body) {
    const isExport = statement.type === 'ExportNamedDeclaration'
    const declaration = isExport ? statement.declaration : statement
    if (declaration?.type === 'TSInterfaceDeclaration' || declaration?.type === 'TSTypeAliasDeclaration') {
      types.set(declaration.id.name, declaration)
    }
    if (isExport && declaration?.type === 'FunctionDeclaration' && declaration.id)
      exported.add(declaration.id.name)
  }
  const propsOf = (name: string, seen: Set<string>): readonly string[] => {
    const type = types.get(name)
    if (!type || seen.has(name)) return []
    seen.add(name)
    const members =
      type.type === 'TSInterfaceDeclaration'
        ? type.body.body
        : type.type === 'TSTypeAliasDeclaration' && type.typeAnnotation.type === 'TSTypeLiteral'
          ? type.typeAnnotation.members
          : []
    const own = members.flatMap(member =>
      member.type === 'TSPropertySignature' &&
      member.key.type === 'Identifier' &&
      // They stand between the tags.
      member.key.name !== 'children' &&
      member.typeAnnotation?.typeAnnotation.type !== 'TSUndefinedKeyword' &&
      !member.leadingComments?.some(({ value }) => value.includes('@deprecated'))
        ? [member.key.name]
        : [],
    )
    const bases =
      type.type === 'TSInterfaceDeclaration' ? (type.extends ?? []).flatMap(namesOf) : namesOf(type)
    return [...own, ...bases.flatMap(base => propsOf(base, seen))]
  }
  return [...exported].flatMap(component =>
    [...new Set(propsOf(`${component}Props`, new Set()))].map(prop => ({ component, prop, path })),
  )
}

const spreadInto = (component: string) => `{...} of ${component}`

/** The names that a source gives values to, as attributes of elements or in objects, and where it spreads others. */
export function namesSetIn({ path, text }: Source): ReadonlySet<string> {
  const names = new Set<string>()
  walk(parseSource(text, path), node => {
    if (node.type === 'JSXAttribute' && node.name.type === 'JSXIdentifier') names.add(node.name.name)
    if (node.type === 'JSXOpeningElement' && node.name.type === 'JSXIdentifier') {
      const spread = node.attributes.some(
        attribute => attribute.type === 'JSXSpreadAttribute' && attribute.argument.type === 'Identifier',
      )
      if (spread) names.add(spreadInto(node.name.name))
    }
    if (node.type === 'ObjectExpression') {
      for (const property of node.properties) names.add(keyOf(property) ?? '')
    }
  })
  return names
}

/**
 * The props that nothing sets, a sentence each. A prop counts as set where a source that mentions the component sets
 * something of its name: what is found is never set, and not all that is never set is found.
 *
 * @param names of the components that are public
 */
export function unsetProps(
  declaring: readonly Source[],
  setting: readonly Source[],
  names: readonly string[],
): readonly string[] {
  const known = new Map<Source, ReadonlySet<string>>()
  const setIn = (source: Source) => {
    const found = known.get(source) ?? namesSetIn(source)
    known.set(source, found)
    return found
  }
  return declaring
    .flatMap(propsDeclaredIn)
    .filter(({ component }) => names.includes(component))
    .filter(({ component, prop, path }) => {
      const mention = new RegExp(`\\b${component}\\b`)
      const isStory = (source: Source) => source.path.endsWith('.stories.tsx')
      const word = new RegExp(`\\b${prop}\\b`)
      return !setting.some(source => {
        if (source.path === path || !mention.test(source.text)) return false
        if (word.test(source.text) && setIn(source).has(prop)) return true
        // What is spread there comes from elsewhere; in a story it is the story's own args.
        return !isStory(source) && setIn(source).has(spreadInto(component))
      })
    })
    .map(
      ({ component, prop }) =>
        `${component}.${prop}: nothing sets it. Write a story that shows what it does, or remove it`,
    )
}

/** Those of the repository as it is. */
export const unsetPropsOfRepository = () =>
  unsetProps(
    sourcesIn(components).filter(({ path }) => !path.endsWith('.stories.tsx')),
    places.flatMap(sourcesIn),
    publicApi,
  )
