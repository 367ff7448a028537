import { basename, dirname } from 'node:path'
import type { Plugin } from 'vite'
import { componentSize } from '../design-system/scripts/component-size.ts'

/** Builds under way at most; each uses more than one processor, and memory. */
const atOnce = 2

/** Lets no more than so many tasks run at a time; the others wait in their order. */
function queueOf(places: number) {
  const waiting: (() => void)[] = []
  let free = places
  return async <T>(task: () => Promise<T>): Promise<T> => {
    if (free === 0) await new Promise<void>(resolve => waiting.push(resolve))
    else free -= 1
    try {
      return await task()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free += 1
    }
  }
}

/**
 * Lets a component's `index.ts?size` be imported: what it weighs alone, measured when it is first asked for
 * (`ComponentSize`).
 */
export function componentSizesPlugin(): Plugin {
  const inQueue = queueOf(atOnce)
  return {
    name: 'shruti-component-sizes',
    enforce: 'pre',
    async load(id) {
      const [file = '', query] = id.split('?')
      if (query !== 'size') return undefined
      const size = await inQueue(() => componentSize(basename(dirname(file))))
      return { code: `export default ${JSON.stringify(size)}`, moduleType: 'js' }
    },
  }
}
