import { StoreUnavailable } from '../domain/ports/store.ts'
import type { Change } from './change-adapter.ts'

interface Commit {
  readonly changes: readonly Change[]
  readonly resolve: () => void
  readonly reject: (error: StoreUnavailable) => void
}

export interface CommitSink {
  /** Makes the changes durable before it resolves, or keeps none of them and rejects. */
  write(changes: readonly Change[]): Promise<void>
  /** The changes are durable. Runs before the next write starts. */
  landed(changes: readonly Change[], lastCommit: number): void
  /** No commit that waits will become durable. Runs before anything else does. */
  failed(): void
}

/**
 * Sends commits to the disk in order, one write at a time; what gathers during a write goes out together in the
 * next (group commit). When a write fails, the commits behind it fail too: they may have read what it wrote.
 */
export class CommitQueue {
  readonly #sink: CommitSink
  #waiting: Commit[] = []
  #isWriting = false
  #lastNumber = 0
  #lastFailure: StoreUnavailable | undefined

  constructor(sink: CommitSink) {
    this.#sink = sink
  }

  /** The number that the next commit gets; numbers grow by one. */
  get nextNumber(): number {
    return this.#lastNumber + 1
  }

  /** Why the last write failed; undefined once one has succeeded. */
  get lastFailure(): StoreUnavailable | undefined {
    return this.#lastFailure
  }

  /**
   * Resolves when the changes and all commits before them are durable. Without changes it only waits for those
   * before: a transaction that merely read may have read what is not on the disk yet.
   * @throws StoreUnavailable when they cannot be made durable
   */
  add(changes: readonly Change[]): Promise<void> {
    if (changes.length === 0 && !this.#isWriting) return Promise.resolve()
    return this.#enqueue(changes)
  }

  /** Tries the disk even without changes when the last write failed. */
  async retry(): Promise<void> {
    if (this.#lastFailure !== undefined) await this.#enqueue([])
  }

  #enqueue(changes: readonly Change[]): Promise<void> {
    this.#lastNumber += 1
    return new Promise((resolve, reject) => {
      this.#waiting.push({ changes, resolve, reject })
      if (!this.#isWriting) void this.#writeAll()
    })
  }

  async #writeAll(): Promise<void> {
    this.#isWriting = true
    while (this.#waiting.length > 0) {
      const batch = this.#waiting
      this.#waiting = []
      const lastCommit = this.#lastNumber
      const changes = batch.flatMap(commit => commit.changes)
      try {
        if (changes.length > 0 || this.#lastFailure !== undefined) await this.#sink.write(changes)
        this.#lastFailure = undefined
      } catch (cause) {
        this.#fail([...batch, ...this.#waiting.splice(0)], cause)
        continue
      }
      this.#sink.landed(changes, lastCommit)
      for (const commit of batch) commit.resolve()
    }
    this.#isWriting = false
  }

  #fail(commits: readonly Commit[], cause: unknown): void {
    const error = new StoreUnavailable('The change could not be written to the disk; nothing was changed', {
      cause,
    })
    this.#lastFailure = error
    this.#sink.failed()
    for (const commit of commits) commit.reject(error)
  }
}
