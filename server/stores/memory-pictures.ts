import { factsOf, formatOf, UnreadablePicture, type KeptPicture, type Pictures } from '../domain/index.ts'

/** Pictures in memory, as they were sent, for mocks and tests: nothing is made anew, and the small one is the full one. */
export function createMemoryPictures(): Pictures {
  const kept = new Map<string, KeptPicture>()
  return {
    keep: async (id, bytes) => {
      const format = formatOf(bytes)
      const facts = format && factsOf(bytes, format)
      if (!facts) throw new UnreadablePicture('No picture')
      kept.set(id, { bytes: new Uint8Array(bytes), type: `image/${facts.format}` })
      return { width: facts.width, height: facts.height }
    },
    read: async id => kept.get(id),
    remove: async id => {
      kept.delete(id)
    },
  }
}
