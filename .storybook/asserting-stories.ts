import {
  keyOf,
  outcomes,
  parseSource,
  type ObjectExpression,
} from '../design-system/scripts/codemod/syntax.ts'

const propertyOf = (object: ObjectExpression, name: string) =>
  object.properties.find(property => keyOf(property) === name)

/**
 * The stories of a file that prove nothing, a sentence each: a play without an expectation, or neither a play nor
 * pictures. What a story takes over from another is that other's.
 */
export function storiesWithoutAssertion(path: string, text: string): readonly string[] {
  const textOf = (node: { start?: number | null; end?: number | null }) =>
    text.slice(node.start ?? 0, node.end ?? 0)
  const { body } = parseSource(text, path).program
  /** What plays call may stand beside the stories. */
  const helpers = new Map<string, string>()
  for (const statement of body) {
    if (statement.type === 'FunctionDeclaration' && statement.id)
      helpers.set(statement.id.name, textOf(statement))
    if (statement.type !== 'VariableDeclaration') continue
    for (const { id, init } of statement.declarations)
      if (id.type === 'Identifier' && init) helpers.set(id.name, textOf(init))
  }
  const expects = (play: string) =>
    [
      play,
      ...[...helpers].filter(([name]) => new RegExp(`\\b${name}\\b`).test(play)).map(([, helper]) => helper),
    ].some(part => /\bexpect\b|\.(?:find|get)(?:All)?By|\bplay\??\.?\(|waitFor/.test(part))
  return body.flatMap(statement => {
    if (statement.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'VariableDeclaration')
      return []
    return statement.declaration.declarations.flatMap(({ id, init }) => {
      const [story] = outcomes(init)
      if (id.type !== 'Identifier' || story?.type !== 'ObjectExpression') return []
      const play = propertyOf(story, 'play')
      if (play) {
        return expects(textOf(play).replace(/^play:?/, ''))
          ? []
          : [`${id.name} of ${path} plays without an expectation: say with expect what is to be seen`]
      }
      const parameters = propertyOf(story, 'parameters')
      const takesOver = story.properties.some(property => property.type === 'SpreadElement')
      const hasNoPicture = parameters !== undefined && /visual: \{ disable/.test(textOf(parameters))
      return hasNoPicture && !takesOver
        ? [`${id.name} of ${path} has neither pictures nor a play: add a play that says what is to be seen`]
        : []
    })
  })
}
