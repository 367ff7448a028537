interface Making<T> {
  readonly version: number
  readonly made: Promise<T>
}

/** What several ask for at the same time, made once: one at a time for each key, while the others wait for it. */
export class MadeOnce<T> {
  readonly #making = new Map<string, Making<T>>()

  /**
   * What is kept as of a version or later, or what is being made of it, or what is made now.
   * @param kept what there is by now, if it will do
   */
  async of(
    key: string,
    version: number,
    { kept, make }: { readonly kept: () => T | undefined; readonly make: () => Promise<T> },
  ): Promise<T> {
    for (;;) {
      const there = kept()
      if (there !== undefined) return there
      const making = this.#making.get(key)
      if (making === undefined) break
      if (making.version >= version) return making.made
      // It began before what is asked for.
      await making.made.catch(() => undefined)
    }
    const made = make()
    this.#making.set(key, { version, made })
    return made.finally(() => this.#making.delete(key))
  }
}
