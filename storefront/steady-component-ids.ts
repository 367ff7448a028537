import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'

const componentId = /(componentId: ?["'`])sc-\w+?-(\d+)/g

/** A class begins with a letter. */
const letters = 26n
const symbols = 36n ** 3n

/** A letter and three symbols: enough for a few hundred files; two that meet stop the build. */
function hashOf(path: string): string {
  const number = BigInt(`0x${createHash('sha256').update(path).digest('hex').slice(0, 16)}`)
  const letter = String.fromCharCode(97 + Number(number % letters))
  return letter + ((number / letters) % symbols).toString(36).padStart(3, '0')
}

/**
 * Names styled components by the path of their file in the repository. The compiler hashes the path on the machine, so
 * that one commit built in two folders had other class names, and other weights, in each. These are shorter, too.
 */
export function steadyComponentIds(): Plugin {
  const paths = new Map<string, string>()
  return {
    name: 'steady-component-ids',
    enforce: 'post',
    transform: {
      filter: { id: /\/design-system\/src\//, code: /componentId/ },
      handler(code, id) {
        const path = id.slice(id.lastIndexOf('/design-system/src/')).split('?')[0] ?? id
        const hash = hashOf(path)
        if ((paths.get(hash) ?? path) !== path)
          this.error(`${path} and ${paths.get(hash)} get the same name: give it more symbols`)
        paths.set(hash, path)
        return { code: code.replace(componentId, `$1${hash}$2`), map: null }
      },
    },
  }
}
