/** Pixels by which a letter may stand out: an edge falls between two of them. */
const slack = 1.5

/** What letters take above and below a tight line, as a part of their size. */
const overhang = 0.2

interface Edges {
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly left: number
}

function nameOf(element: Element): string {
  const { id } = element
  const parts = [
    element.localName,
    id ? `#${id}` : '',
    [...element.classList].slice(0, 1).map(name => `.${name}`),
  ]
  return parts.flat().join('')
}

/** What only a screen reader reads has no place on the screen, and a word mark may run off it. */
function isRead(element: Element): boolean {
  if (element.closest('[data-bleeds], script, style, template, noscript')) return false
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false
  for (let part: Element | null = element; part; part = part.parentElement) {
    const { width, height } = part.getBoundingClientRect()
    if (width <= 1 && height <= 1 && getComputedStyle(part).display !== 'contents') return false
  }
  return true
}

const isClear = (colour: string) =>
  colour === 'transparent' || colour.endsWith(', 0)') || colour.endsWith('/ 0)')

function drawsBox({
  backgroundColor,
  borderInlineStartWidth,
  borderBlockEndWidth,
}: CSSStyleDeclaration): boolean {
  return !isClear(backgroundColor) || (borderInlineStartWidth !== '0px' && borderBlockEndWidth !== '0px')
}

const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll'
const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip'

/** What the first part around the text does to it that clips it or draws a box: undefined when it lies within. */
function findFault(text: Edges, parent: Element, fontSize: number): string | undefined {
  const above = slack + overhang * fontSize
  for (let part: Element | null = parent; part && part !== document.body; part = part.parentElement) {
    const style = getComputedStyle(part)
    if (scrolls(style.overflowX) || scrolls(style.overflowY)) return undefined
    const box = part.getBoundingClientRect()
    const isWider = text.left < box.left - slack || text.right > box.right + slack
    const isHigher = text.top < box.top - above || text.bottom > box.bottom + above
    const isClipped =
      (clips(style.overflowX) && isWider && style.textOverflow !== 'ellipsis') ||
      (clips(style.overflowY) && isHigher && style.webkitLineClamp === 'none')
    if (isClipped) return `is cut off by ${nameOf(part)}`
    if (clips(style.overflowX) || clips(style.overflowY)) return undefined
    if (style.display === 'inline' || style.display === 'contents') continue
    if (isWider) return `is wider than ${nameOf(part)}`
    if (drawsBox(style)) return isHigher ? `is higher than ${nameOf(part)}` : undefined
    if (style.position === 'absolute' || style.position === 'fixed') return undefined
  }
  return undefined
}

/** The part that lies in a layer of its own, with all that is in it. */
function layerOf(element: Element): Element {
  let part = element
  while (part.parentElement && part !== document.body) {
    if (['absolute', 'fixed', 'sticky'].includes(getComputedStyle(part).position)) return part
    part = part.parentElement
  }
  return part
}

/** What covers an end of the text, in the same layer: a dialog may lie over a page, but no button over its label. */
function findCover({ top, right, bottom, left }: Edges, parent: Element): string | undefined {
  for (const x of [left + 2, right - 2]) {
    const hit = document.elementFromPoint(x, (top + bottom) / 2)
    if (!hit || hit.contains(parent) || parent.contains(hit) || layerOf(hit) !== layerOf(parent)) continue
    for (let part: Element | null = hit; part && !part.contains(parent); part = part.parentElement) {
      if (drawsBox(getComputedStyle(part))) return `is covered by ${nameOf(part)}`
    }
  }
  return undefined
}

function faultsOfTexts(): readonly string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const faults: string[] = []
  while (walker.nextNode()) {
    const node = walker.currentNode as Text
    const parent = node.parentElement
    if (!parent || !node.data.trim() || !isRead(parent)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const text = range.getBoundingClientRect()
    if (text.width === 0) continue
    const fontSize = Number.parseFloat(getComputedStyle(parent).fontSize)
    const fault = findFault(text, parent, fontSize) ?? findCover(text, parent)
    if (fault) faults.push(`“${node.data.trim().slice(0, 40)}” ${fault}`)
  }
  return faults
}

/** What makes the page scroll sideways, innermost first. */
function faultsOfWidth(): readonly string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth <= clientWidth) return []
  const wide = [...document.body.querySelectorAll('*')].filter(element => {
    const { left, right, width } = element.getBoundingClientRect()
    return width > 0 && (left < -slack || right > clientWidth + slack)
  })
  const innermost = wide.filter(element => !wide.some(other => other !== element && element.contains(other)))
  return [
    `the page scrolls sideways, ${scrollWidth} px in ${clientWidth} px, by ${innermost.slice(0, 4).map(nameOf).join(', ')}`,
  ]
}

/** What cannot be read or reached as the page is now: texts that are cut off or leave their box, a page too wide. */
export function findCutOff(): readonly string[] {
  return [...faultsOfWidth(), ...faultsOfTexts()]
}

/** What would move although the visitor wants no motion. */
export function findMotion(): readonly string[] {
  const seconds = (list: string) => Math.max(...list.split(',').map(Number.parseFloat))
  const moving = [...document.body.querySelectorAll('*')].filter(
    element => seconds(getComputedStyle(element).transitionDuration) > 0.001,
  )
  const animations = document
    .getAnimations()
    .filter(
      ({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime === Infinity,
    )
  return [
    ...moving.map(element => `${nameOf(element)} changes slowly under reduced motion`),
    ...animations.map(
      animation => `${(animation as CSSAnimation).animationName} never ends under reduced motion`,
    ),
  ]
}
