/** A storage that lasts as long as the page. */
class MemoryStorage implements Storage {
  readonly #values = new Map<string, string>();

  [name: string]: unknown

  get length(): number {
    return this.#values.size
  }

  clear(): void {
    this.#values.clear()
  }

  getItem(key: string): string | null {
    return this.#values.get(key) ?? null
  }

  key(index: number): string | null {
    return [...this.#values.keys()][index] ?? null
  }

  removeItem(key: string): void {
    this.#values.delete(key)
  }

  setItem(key: string, value: string): void {
    this.#values.set(key, value)
  }
}

/**
 * Gives the page empty storages of its own: no story finds what another has kept, and none touches the browser's,
 * where Storybook around it keeps its layout.
 */
export function renewStoryStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    Object.defineProperty(window, name, { configurable: true, value: new MemoryStorage() })
  }
}
