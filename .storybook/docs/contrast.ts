/** Relative luminance of "#RRGGBB", 0 to 1 (WCAG 2.2). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(offset => {
    const value = Number.parseInt(hex.slice(offset, offset + 2), 16) / 255
    return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast of two colours given as "#RRGGBB": 1 to 21. */
export function contrastRatio(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

/** What a ratio suffices for, by WCAG 1.4.3, 1.4.6 and 1.4.11. */
export function fitFor(ratio: number): 'body copy' | 'words' | 'marks and edges' | 'decoration' {
  if (ratio >= 7) return 'body copy'
  if (ratio >= 4.5) return 'words'
  return ratio >= 3 ? 'marks and edges' : 'decoration'
}
