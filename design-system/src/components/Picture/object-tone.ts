/** Below this relative luminance (WCAG 2) an object is dark: black, graphite, deep blue and green are, metal is not. */
const darkBelow = 0.15

/** Share of the sRGB channel's light, from its value of 0 to 255. */
function linear(value: number): number {
  const share = value / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

/**
 * Whether an object is dark, by its mean colour.
 * @param colour "#8a8d90"
 */
export function isDark(colour: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at => linear(parseInt(colour.slice(at, at + 2), 16)))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue < darkBelow
}
