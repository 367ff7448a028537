import { isAscii } from 'node:buffer'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { cachedDataVersionTag } from 'node:v8'
import { Script } from 'node:vm'

/** Loads a module of a build and gives what it exports. */
export type LoadBuilt = (file: string) => unknown

interface Loaded {
  exports: unknown
}

/** What Node puts around a CommonJS module. */
const head = '(function(exports,require,module,__filename,__dirname){'
const tail = '\n})'

type Wrapped = (
  exports: unknown,
  require: LoadBuilt,
  module: Loaded,
  __filename: string,
  __dirname: string,
) => void

/** When a start has compiled what it takes, first pages among it, in milliseconds: that is worth keeping. */
export const keepCodeAfterMs = 5000

/** The size of a SHA-256, in bytes. */
const digestBytes = 32

const digest = (...parts: readonly Buffer[]) =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest()

/**
 * Loads the CommonJS modules of a build with the code that V8 compiled for them at an earlier start, which takes a third off a
 * start (decisions/0025).
 *
 * A file belongs to a source by the hash of it, to a V8 by its folder, and is used when its own hash is right; else the
 * source is compiled as if there were none. Modules must not call `import()`, which Node refuses to code that it did not compile.
 */
export class CodeCache {
  readonly #folder: string
  readonly #loaded = new Map<string, Loaded>()
  /** By the name of its file: what was compiled here, and null for what was taken from the folder. */
  readonly #scripts = new Map<string, { readonly script: Script; readonly source: Buffer } | null>()

  /** @param folder where compiled code may be kept; need not be there, and whoever may write to it may run code here */
  constructor(folder: string) {
    // By version, options and processor: V8 refuses what was compiled by another.
    this.#folder = path.join(folder, cachedDataVersionTag().toString(16))
  }

  /** Loads a module of a build, and those beside it that it requires, once each. @param file its absolute path */
  readonly load: LoadBuilt = file => {
    const known = this.#loaded.get(file)
    if (known) return known.exports
    const module: Loaded = { exports: {} }
    this.#loaded.set(file, module)
    const require = createRequire(file)
    const requireBuilt = (name: string): unknown =>
      name.startsWith('.') ? this.load(path.resolve(path.dirname(file), name)) : require(name)
    const run = this.#compile(file).runInThisContext() as Wrapped
    run(module.exports, Object.assign(requireBuilt, require), module, file, path.dirname(file))
    return module.exports
  }

  #compile(file: string): Script {
    const source = readFileSync(file)
    const name = digest(source).toString('hex')
    const cachedData = this.#kept(name, source)
    const script = new Script(head + source.toString(isAscii(source) ? 'latin1' : 'utf8') + tail, {
      filename: file,
      // So that a position in the first line is that of the file, which its map knows.
      columnOffset: -head.length,
      ...(cachedData && { cachedData }),
    })
    const isTaken = cachedData !== undefined && script.cachedDataRejected === false
    this.#scripts.set(name, isTaken ? null : { script, source })
    return script
  }

  /** Undefined where nothing is kept, or where it is not what was written: V8 does not look for damage. */
  #kept(name: string, source: Buffer): Buffer | undefined {
    try {
      const file = readFileSync(path.join(this.#folder, name))
      const data = file.subarray(digestBytes)
      return digest(source, data).equals(file.subarray(0, digestBytes)) ? data : undefined
    } catch {
      return undefined
    }
  }

  /**
   * Keeps what has been compiled since the start, with the functions that have run, and removes what an earlier build kept. Does
   * nothing when all that was loaded had been kept.
   * @throws Error of the system when the folder cannot be written
   */
  async keep(): Promise<void> {
    const compiled = [...this.#scripts].flatMap(([name, made]) => (made ? [{ name, ...made }] : []))
    if (compiled.length === 0) return
    await mkdir(this.#folder, { recursive: true, mode: 0o700 })
    for (const { name, script, source } of compiled) {
      const data = script.createCachedData()
      const file = path.join(this.#folder, name)
      // Whole or not at all: another process may read it meanwhile.
      const unfinished = `${file}.${process.pid}`
      await writeFile(unfinished, Buffer.concat([digest(source, data), data]), { mode: 0o600 })
      await rename(unfinished, file)
      this.#scripts.set(name, null)
    }
    // Those with a dot are being written by another process.
    const others = (await readdir(this.#folder)).filter(
      name => !this.#scripts.has(name) && !name.includes('.'),
    )
    await Promise.all(others.map(name => rm(path.join(this.#folder, name), { force: true })))
  }
}
