import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'

/** A name that is imported, or all of them. */
type Wanted = ReadonlySet<string> | 'all'

interface Import {
  readonly specifier: string
  readonly wanted: Wanted
  /** `export * from`, `export { … } from`: goes on to who asks for its names. */
  readonly passedOn: boolean
}

interface Module {
  readonly imports: readonly Import[]
  readonly globs: readonly string[]
  /** Names that it declares itself. */
  readonly declared: ReadonlySet<string>
  /** It only passes on what other modules have: who imports one name of it does not read the others. */
  readonly barrel: boolean
}

const statement =
  /\b(import|export)\s+(type\s+)?([\w$*{}\s,]*?)\s*from\s*['"]([^'"]+)['"]|\bimport\s*\(?\s*['"]([^'"]+)['"]|\bnew URL\(\s*['"](\.[^'"]+)['"],\s*import\.meta\.url/g
const globCall = /import\.meta\.glob(?:<[^(]*>)?\(\s*(\[[^\]]*\]|'[^']*')/g
const declaration =
  /^export\s+(?:declare\s+)?(?:default\s+)?(?:async\s+)?(?:abstract\s+)?(?:function\*?|const|let|class|interface|type|enum)\s+([\w$]+)/gm

/** The names between braces that are there at run time, as the other module calls them; "all" for `*` and a default. */
function namesIn(clause: string): Wanted | 'none' {
  const braces = /\{([^}]*)\}/.exec(clause)
  if (!braces || /^[\w$*]/.test(clause.trim())) return 'all'
  const names = (braces[1] ?? '')
    .split(',')
    .map(name => name.trim())
    .filter(name => name !== '' && !name.startsWith('type '))
    .map(name => name.split(/\s+as\s+/)[0] ?? name)
  return names.length > 0 ? new Set(names) : 'none'
}

/** A pattern of `import.meta.glob` with the stars and braces that are used here. */
function patternOf(glob: string): RegExp {
  const source = glob
    .replaceAll(/[.+^$()|[\]\\]/g, String.raw`\$&`)
    .replaceAll('*', '[^/]*')
    .replaceAll(/\{([^}]*)\}/g, (_, list: string) => `(?:${list.replaceAll(',', '|')})`)
  return new RegExp(`^${source}$`)
}

export function parseModule(source: string): Module {
  const code = source.replaceAll(/^\s*\/\*[\s\S]*?\*\//gm, '').replaceAll(/^\s*\/\/.*$/gm, '')
  const imports: Import[] = []
  for (const [, keyword, typeOnly, clause = '', from, plain, asset] of code.matchAll(statement)) {
    const specifier = from ?? plain ?? asset
    if (specifier === undefined || typeOnly !== undefined) continue
    const wanted = from === undefined ? 'all' : namesIn(clause)
    if (wanted !== 'none') imports.push({ specifier, wanted, passedOn: keyword === 'export' })
  }
  const globs = [...code.matchAll(globCall)].flatMap(([, list = '']) =>
    [...list.matchAll(/'([^']*)'/g)].map(([, pattern = '']) => pattern),
  )
  const declared = new Set([...code.matchAll(declaration)].map(([, name = '']) => name))
  const barrel =
    imports.length > 0 &&
    imports.every(({ passedOn }) => passedOn) &&
    declared.size === 0 &&
    globs.length === 0
  return { imports, globs, declared, barrel }
}

type Exports = Readonly<Record<string, string>>

export interface ReadOptions {
  /** Whether what `import.meta.glob` finds counts: the tables of routes lead to every page. */
  readonly followGlobs: boolean
  /** Files that count as if nobody read them, nor what they alone read. */
  readonly leaveOut?: (file: string) => boolean
}

/**
 * Which files a file reads, over relative imports and those of the workspaces, as far as they are there at run time: types
 * alone do not count. Of a module that only passes on what others have, the names that are asked for.
 */
export class ImportGraph {
  readonly #root: string
  readonly #files: readonly string[]
  readonly #modules = new Map<string, Module>()
  readonly #exports = new Map<string, Exports>()
  readonly #resolved = new Map<string, string | undefined>()
  readonly #globbed = new Map<string, readonly string[]>()

  /** @param files the files of the tree, from the root with slashes: what `import.meta.glob` finds */
  constructor(root: string, files: readonly string[]) {
    this.#root = root
    this.#files = files
  }

  /** The file itself and all that it reads. */
  read(file: string, options: ReadOptions): ReadonlySet<string> {
    return new Set(this.steps(file, options).keys())
  }

  /**
   * The file itself and all that it reads, with how many imports lead there: 0 for itself, 1 for what it imports. A module
   * that only passes on what others have is no step.
   */
  steps(file: string, { followGlobs, leaveOut }: ReadOptions): ReadonlyMap<string, number> {
    const seen = new Set<string>()
    const files = new Map<string, number>()
    /** What is read in as many steps as are counted now, and in one more. */
    let near: { readonly path: string; readonly wanted: Wanted }[] = [{ path: file, wanted: 'all' }]
    let far: typeof near = []
    const visit = (path: string, wanted: Wanted, steps: number) => {
      if (leaveOut?.(path)) return
      const module = this.#module(path)
      const names = module.barrel && wanted !== 'all' ? [...wanted] : ['*']
      const fresh = names.filter(name => !seen.has(`${path}#${name}`) && !seen.has(`${path}#*`))
      if (fresh.length === 0) return
      for (const name of fresh) seen.add(`${path}#${name}`)
      if ((!module.barrel || wanted === 'all') && !files.has(path)) files.set(path, steps)
      const next = module.barrel ? near : far
      for (const entry of module.imports) {
        const target = this.#resolve(path, entry.specifier)
        if (target === undefined) continue
        if (!module.barrel || wanted === 'all') next.push({ path: target, wanted: entry.wanted })
        else {
          const asked = fresh.filter(name => this.#gives(target, entry, name))
          if (asked.length > 0) next.push({ path: target, wanted: new Set(asked) })
        }
      }
      if (followGlobs)
        for (const found of this.#found(path, module.globs)) next.push({ path: found, wanted: 'all' })
    }
    for (let steps = 0; near.length > 0; steps += 1) {
      // It grows while it is gone through: by what modules pass on.
      for (const { path, wanted } of near) visit(path, wanted, steps)
      near = far
      far = []
    }
    return files
  }

  #gives(target: string, { wanted }: Import, name: string): boolean {
    return wanted === 'all' ? this.#has(target, name) : wanted.has(name)
  }

  #has(file: string, name: string): boolean {
    const { declared, imports } = this.#module(file)
    if (declared.has(name)) return true
    return imports.some(entry => {
      if (!entry.passedOn) return false
      if (entry.wanted !== 'all') return entry.wanted.has(name)
      const target = this.#resolve(file, entry.specifier)
      return target !== undefined && this.#has(target, name)
    })
  }

  #module(file: string): Module {
    const known = this.#modules.get(file)
    if (known) return known
    const isCode = /\.[cm]?[jt]sx?$/.test(file)
    const module = parseModule(isCode ? readFileSync(join(this.#root, file), 'utf8') : '')
    this.#modules.set(file, module)
    return module
  }

  #found(file: string, globs: readonly string[]): readonly string[] {
    if (globs.length === 0) return []
    const known = this.#globbed.get(file)
    if (known) return known
    const patterns = globs.map(glob => ({
      without: glob.startsWith('!'),
      pattern: patternOf(join(dirname(file), glob.replace(/^!/, ''))),
    }))
    const matching = (path: string) => patterns.filter(({ pattern }) => pattern.test(path))
    const all = this.#files.filter(path => {
      const found = matching(path)
      return found.length > 0 && found.every(({ without }) => !without)
    })
    this.#globbed.set(file, all)
    return all
  }

  #resolve(file: string, specifier: string): string | undefined {
    const key = `${dirname(file)}#${specifier}`
    if (!this.#resolved.has(key)) this.#resolved.set(key, this.#target(file, specifier))
    return this.#resolved.get(key)
  }

  #target(file: string, specifier: string): string | undefined {
    const path = specifier.replace(/\?.*$/, '')
    const target = path.startsWith('.') ? join(dirname(file), path) : this.#ofWorkspace(path)
    if (target === undefined) return undefined
    return this.#isFile(target) ? target : undefined
  }

  #isFile(path: string): boolean {
    const full = join(this.#root, path)
    return existsSync(full) && statSync(full).isFile()
  }

  #ofWorkspace(specifier: string): string | undefined {
    const [, workspace, subpath] = /^@shruti\/([\w-]+)(\/.+)?$/.exec(specifier) ?? []
    if (workspace === undefined) return undefined
    const entry = `.${subpath ?? ''}`
    for (const [pattern, target] of Object.entries(this.#exportsOf(workspace))) {
      const [start = '', end] = pattern.split('*')
      if (end === undefined && entry !== pattern) continue
      if (end !== undefined && !(entry.startsWith(start) && entry.endsWith(end))) continue
      const found = join(
        workspace,
        target.replace('*', entry.slice(start.length, entry.length - (end ?? '').length)),
      )
      if (this.#isFile(found)) return found
    }
    return undefined
  }

  #exportsOf(workspace: string): Exports {
    const known = this.#exports.get(workspace)
    if (known) return known
    const manifest = join(this.#root, workspace, 'package.json')
    const { exports = {} } = existsSync(manifest)
      ? (JSON.parse(readFileSync(manifest, 'utf8')) as { exports?: Exports })
      : {}
    this.#exports.set(workspace, exports)
    return exports
  }
}
