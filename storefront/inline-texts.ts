import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { hindi as designSystemTexts } from '../design-system/src/texts/hindi/index.ts'
import { hindi as storefrontTexts } from './src/language/hindi/index.ts'
import { localeOf, type Language } from '../design-system/src/texts/language.ts'
import { Visitor, type ESTree, type Plugin } from 'vite'

/** What a value of a text is in the source: an expression. */
type Expressions = ReadonlyMap<string, string>

const quote = (text: string) => text.replace(/[\\`]|\$\{/g, '\\$&')

/** The whole numbers of each category of plurals: enough to tell `one` from `other` in English and in Hindi. */
function onesOf(locale: string): number[] {
  const rules = new Intl.PluralRules(locale)
  return [0, 1, 2, 3, 5, 11, 21, 100].filter(count => rules.select(count) === 'one')
}

/** The inside of a template literal that says the message. */
function template(
  elements: readonly MessageFormatElement[],
  values: Expressions,
  locale: string,
  counted: string | null,
): string {
  const valueOf = (name: string) => {
    const expression = values.get(name)
    if (expression === undefined) throw new Error(`A text names a value that its call does not give: ${name}`)
    return expression
  }
  return elements
    .map(element => {
      switch (element.type) {
        case TYPE.literal:
          return quote(element.value)
        case TYPE.argument:
          return `\${${valueOf(element.value)}}`
        case TYPE.pound:
          if (counted !== null && /^\d+$/.test(counted)) return counted
          // Three characters have no separator, and the first number that a page formats holds hydration up (decisions/0011).
          return `\${\`\${${counted ?? ''}}\`[3]?(${counted ?? ''}).toLocaleString(${JSON.stringify(locale)}):${counted ?? ''}}`
        case TYPE.plural: {
          const count = valueOf(element.value)
          const choice = (name: string, shown = count) => {
            const option = element.options[name]
            return option && `\`${template(option.value, values, locale, shown)}\``
          }
          const exact = Object.keys(element.options).filter(name => name.startsWith('='))
          const ones = 'one' in element.options ? onesOf(locale) : []
          const tests = [
            ...exact.map(name => `(${count})===${name.slice(1)}?${choice(name, name.slice(1))}:`),
            ...ones.map(number => `(${count})===${number}?${choice('one', String(number))}:`),
          ]
          return `\${${tests.join('')}${choice('other')}}`
        }
        case TYPE.select: {
          const chosen = valueOf(element.value)
          const tests = Object.entries(element.options)
            .filter(([name]) => name !== 'other')
            .map(
              ([name, { value }]) =>
                `(${chosen})===${JSON.stringify(name)}?\`${template(value, values, locale, counted)}\`:`,
            )
          const other = element.options['other']
          return `\${${tests.join('')}\`${template(other?.value ?? [], values, locale, counted)}\`}`
        }
        default:
          throw new Error('Numbers and dates are formatted before they are put into a text')
      }
    })
    .join('')
}

/** The expression that says a message: a string, or a template literal where it has values. */
export function inlineMessage(message: string, values: Expressions, locale: string): string {
  const elements = parse(message, { ignoreTag: true, shouldParseSkeletons: false })
  const inside = template(elements, values, locale, null)
  return `\`${inside}\``
}

/** The text of a string that is written out; null for anything else. */
function writtenText(node: ESTree.Node | undefined): string | null {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node?.type === 'TemplateLiteral' && node.expressions.length === 0)
    return node.quasis[0]?.value.cooked ?? null
  return null
}

/** The values of an object literal by their names; null for anything else. */
function writtenValues(node: ESTree.Node | undefined): Map<string, ESTree.Expression> | null {
  if (!node) return new Map()
  if (node.type !== 'ObjectExpression') return null
  const values = new Map<string, ESTree.Expression>()
  for (const property of node.properties) {
    if (property.type !== 'Property' || property.computed || property.key.type !== 'Identifier') return null
    values.set(property.key.name, property.value)
  }
  return values
}

/** The calls of `t` in the order in which they begin: a call in another's values comes after it. */
function callsIn(program: ESTree.Program): ESTree.CallExpression[] {
  const calls: ESTree.CallExpression[] = []
  new Visitor({
    CallExpression(node) {
      if (node.callee.type === 'Identifier' && node.callee.name === 't') calls.push(node)
    },
  }).visit(program)
  return calls.toSorted((a, b) => a.start - b.start)
}

export interface InlineOptions {
  /** A text in the build's language. */
  readonly translate: (text: string) => string
  /** The language, as `Intl` names it. */
  readonly locale: string
}

/** Source code with each `t('…')` as the text itself. @throws Error for a call whose text is not written out in it */
export function inlineTexts(
  code: string,
  program: ESTree.Program,
  { translate, locale }: InlineOptions,
): string {
  const calls = callsIn(program)

  function inlined(call: ESTree.CallExpression): string {
    const text = writtenText(call.arguments[0])
    const values = writtenValues(call.arguments[1])
    if (text === null || values === null) {
      const source = code.slice(call.start, call.end)
      throw new Error(`A text and the names of its values must be written out in its call: ${source}`)
    }
    const sources = new Map([...values].map(([name, value]) => [name, between(value.start, value.end)]))
    return inlineMessage(translate(text), sources, locale)
  }

  function between(start: number, end: number): string {
    let result = ''
    let at = start
    for (const call of calls) {
      if (call.start < at || call.end > end) continue
      result += code.slice(at, call.start) + inlined(call)
      at = call.end
    }
    return result + code.slice(at, end)
  }

  return between(0, code.length)
}

/** The Hindi of a module's text. @throws Error for one without a translation, which no build may have */
function hindiOf(text: string, moduleId: string): string {
  const catalogue: Readonly<Record<string, string>> = moduleId.includes('/design-system/')
    ? designSystemTexts
    : storefrontTexts
  const translation = catalogue[text]
  if (translation === undefined) throw new Error(`This text has no Hindi: ${text}`)
  return translation
}

/**
 * Puts each text of the storefront and the design system into the browser's build as itself, in one language: the
 * build holds neither a catalogue nor what formats one.
 */
export function inlineTextsPlugin(language: Language): Plugin {
  return {
    name: 'inline-texts',
    enforce: 'post',
    transform: {
      filter: {
        id: /\/(?:storefront\/src|design-system\/(?:src|dist))\//,
        code: 'import { t }',
      },
      handler(code, id) {
        const translate = (text: string) => (language === 'hi' ? hindiOf(text, id) : text)
        const options = { locale: localeOf[language], translate }
        return { code: inlineTexts(code, this.parse(code), options), map: null }
      },
    },
  }
}
