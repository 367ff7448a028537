import { dirname, relative, sep } from 'node:path'
import { join } from 'node:path/posix'
import { layers } from './layers.js'

const workspaces = ['design-system', 'storefront', 'mock-api', 'server']
const scope = '@shruti/'

/**
 * True for a path in `folder`, and for `folder` itself.
 *
 * @param {string} path
 * @param {string} folder
 */
const isWithin = (path, folder) =>
  path === folder || path.startsWith(folder.endsWith('/') ? folder : `${folder}/`)

/**
 * @param {string} file
 * @param {string} pattern see `Layer.files`
 */
function matches(file, pattern) {
  const [start = '', end] = pattern.split('*')
  return end === undefined ? isWithin(file, start) : file.startsWith(start) && file.endsWith(end)
}

/**
 * The path in the repository that an import leads to; undefined for a package that is not ours.
 *
 * @param {string} file
 * @param {string} source
 */
function targetOf(file, source) {
  if (source.startsWith('.')) return join(dirname(file), source)
  return source.startsWith(scope) ? source.slice(scope.length) : undefined
}

/** @param {string} path */
const workspaceOf = path => workspaces.find(name => isWithin(path, name))

/**
 * Why a file may not import something, or undefined when it may.
 *
 * @param {string} file path of the importing file in the repository, with slashes
 * @param {string} source what stands between the quotes
 */
export function refusal(file, source) {
  const layer = layers.findLast(({ files }) => matches(file, files))
  if (layer === undefined) return undefined
  const target = targetOf(file, source)
  if (target === undefined) {
    const never = layer.never?.find(
      name => source === name || (name.endsWith(':') && source.startsWith(name)),
    )
    return never && `Files of ${layer.files} do not import ${source} (.ci/lint/layers.js).`
  }
  const [own = ''] = layer.files.split('*')
  if (![own, ...layer.imports].some(folder => isWithin(target, folder))) {
    const what =
      layer.imports.length > 0 ? `its own folder and ${layer.imports.join(', ')}` : 'its own folder'
    return `Imports run one way: ${layer.files} imports ${what} only (.ci/lint/layers.js).`
  }
  const other = workspaceOf(target)
  if (layer.byPath !== true && source.startsWith('.') && other !== undefined && other !== workspaceOf(file)) {
    return `Another workspace is imported by its name, ${scope}${other}.`
  }
  return undefined
}

/**
 * @typedef {{ readonly source?: { readonly value?: unknown } | null }} Node a node that may name a module
 * @typedef {object} Context the part of the linter's rule context that is used here
 * @property {string} cwd
 * @property {string} filename
 * @property {(finding: { node: unknown, message: string }) => void} report
 */

const importLayers = {
  meta: { type: 'problem', docs: { description: 'Holds the order of folders in which imports may run.' } },
  /** @param {Context} context */
  create(context) {
    const file = relative(context.cwd, context.filename).split(sep).join('/')
    /** @param {Node} node */
    const check = node => {
      const source = node.source?.value
      const message = typeof source === 'string' ? refusal(file, source) : undefined
      if (message !== undefined) context.report({ node: node.source, message })
    }
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      TSImportType: check,
    }
  },
}

export default { meta: { name: 'shruti' }, rules: { 'import-layers': importLayers } }
