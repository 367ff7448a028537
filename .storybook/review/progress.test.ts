import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Progress } from './progress.ts'

describe('[BEY-20] the progress of a review', () => {
  const said: string[] = []
  const output = (isTTY: boolean) => ({
    isTTY,
    columns: 60,
    write: (text: string) => {
      said.push(text)
      return true
    },
  })

  beforeEach(() => {
    vi.useFakeTimers()
    said.length = 0
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('is a line for each step, for each part of it, and for each tenth of a part', () => {
    const progress = new Progress(2, output(false))
    progress.step('Run the stories')
    for (let file = 1; file <= 20; file += 1) if (file < 5) progress.count(file, 20)
    progress.part('Run them again')
    progress.count(1, 1)
    progress.say('One differs.')
    progress.end('Done')
    expect(said).toEqual([
      '[1/2] Run the stories (0 s)\n',
      '[1/2] Run the stories: 2 of 20 (0 s)\n',
      '[1/2] Run the stories: 4 of 20 (0 s)\n',
      '[1/2] Run them again (0 s)\n',
      '[1/2] Run them again: 1 of 1 (0 s)\n',
      '      One differs.\n',
      'Done (0 s)\n',
    ])
  })

  it('says that it goes on when nothing was said for 20 s, with how far it has come', () => {
    const progress = new Progress(2, output(false))
    progress.step('List the stories')
    progress.count(1, 40)
    vi.advanceTimersByTime(45_000)
    progress.end()
    vi.advanceTimersByTime(60_000)
    expect(said).toEqual([
      '[1/2] List the stories (0 s)\n',
      '[1/2] List the stories: 1 of 40 (20 s)\n',
      '[1/2] List the stories: 1 of 40 (40 s)\n',
    ])
  })

  it('is one line on a terminal, written over each second', () => {
    const progress = new Progress(2, output(true))
    progress.step('List the stories')
    vi.advanceTimersByTime(2000)
    progress.end()
    expect(said).toEqual([
      '\r[1/2] List the stories (0 s)\u001B[K',
      '\r[1/2] List the stories (1 s)\u001B[K',
      '\r[1/2] List the stories (2 s)\u001B[K',
      '\n',
    ])
  })
})
