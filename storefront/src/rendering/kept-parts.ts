import type { ServerStyleSheet } from 'styled-components'
import type { PartsOfPage } from '../hydration/kept-part.tsx'
import type { StyleMemory } from './kept-styles.tsx'

/** What a part printed, to be printed again. */
interface KeptHtml {
  /** Its HTML, cut where it prints what differs from page to page. */
  readonly pieces: readonly string[]
  /** Those with styles. */
  readonly classes: readonly string[]
}

/** Characters of all kept parts with their keys, of which a card takes some ten thousand. */
const mostKept = 4_000_000

/** Parts that were printed for nobody in particular, by all that they show. */
export class PartMemory {
  readonly #parts = new Map<string, KeptHtml>()
  #size = 0

  find(key: string): KeptHtml | undefined {
    return this.#parts.get(key)
  }

  keep(key: string, part: KeptHtml): void {
    const size = part.pieces.reduce((sum, { length }) => sum + length, key.length)
    if (this.#size + size > mostKept) {
      this.#parts.clear()
      this.#size = 0
    }
    this.#parts.set(key, part)
    this.#size += size
  }
}

/**
 * What a page says of its parts until it is printed (`hydration/kept-part.tsx`): the number of one that is to be kept, with
 * what varies in it; or the place of one that is kept.
 */
const marks = / data-kept="(\d+)(?::([^"]*))?"|<template data-place="(\d+)" id="([^"]*)"><\/template>/g
/** As React's `useId` writes them, whatever the part puts behind. */
const reactIds = /"(_R_\w*_)/g

export interface Memories {
  readonly parts: PartMemory
  readonly styles: StyleMemory
}

/** The parts of one page that is printed for nobody in particular. */
export class KeptPartsOfPage implements PartsOfPage {
  readonly #memories: Memories
  readonly #sheet: ServerStyleSheet
  readonly #keys: string[] = []
  readonly #places: KeptHtml[] = []

  constructor(memories: Memories, sheet: ServerStyleSheet) {
    this.#memories = memories
    this.#sheet = sheet
  }

  placeOf(key: string): number | undefined {
    const { parts, styles } = this.#memories
    const part = parts.find(key)
    return part && styles.addTo(this.#sheet, part.classes) ? this.#places.push(part) - 1 : undefined
  }

  numberOf(key: string): number {
    return this.#keys.push(key) - 1
  }

  /** Prints the kept parts of a page in their places, and keeps the others. */
  printed(page: string): string {
    return page.replace(
      marks,
      (_mark, number?: string, varying?: string, place?: string, id = '', at = 0) => {
        if (number === undefined) return this.#places[Number(place)]?.pieces.join(id) ?? ''
        this.#keep(this.#keys[Number(number)] ?? '', page, { at, varying })
        return ''
      },
    )
  }

  /** @param at where in the part's first tag its number stands */
  #keep(
    key: string,
    page: string,
    { at, varying }: { readonly at: number; readonly varying?: string | undefined },
  ) {
    const { parts, styles } = this.#memories
    const start = page.lastIndexOf('<', at)
    const end = `</${/\w+/.exec(page.slice(start, at))?.[0]}>`
    const printed = page.slice(start, page.indexOf(end, at) + end.length)
    const html = printed.replace(marks, '')
    const holdsAnother = (printed.match(marks)?.length ?? 0) > 1
    const classes = styles.classesIn(html)
    const pieces = piecesOf(html, varying)
    if (!holdsAnother && classes && pieces) parts.keep(key, { pieces, classes })
  }
}

/** No page prints it. */
const cut = '\0'

/** Null for a part in which more varies than its place can tell. */
function piecesOf(html: string, varying?: string): string[] | null {
  const [id, ...others] = new Set([...html.matchAll(reactIds)].map(([, found = '']) => found))
  if (others.length > 0 || html.includes(cut)) return null
  if (varying === undefined) return copies(id === undefined ? [html] : html.split(id))
  const pieces = html.replaceAll(`"${varying}"`, `"${cut}"`).split(cut)
  return id === undefined && pieces.length === 2 ? copies(pieces) : null
}

/** Text that is cut out of a page would hold on to all of it. */
const copies = (texts: readonly string[]) => texts.map(text => Buffer.from(text).toString())
