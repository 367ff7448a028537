/** Shapes as signed distance fields: how far a point is from the surface, negative inside. Units are free. */

export interface Point {
  readonly x: number
  readonly y: number
  readonly z: number
}

/** Distance to a shape, and which of its materials is nearest. */
export interface Hit {
  distance: number
  material: Material
}

/** The finish itself; dark openings; bare metal; the cloth of the cleaning kit. */
export type Material = 'shell' | 'dark' | 'metal' | 'cloth'

export type Shape = (x: number, y: number, z: number, hit: Hit) => void

/** `Math.hypot` guards against overflow and costs ten times as much; this is called a thousand million times. */
function length(x: number, y: number, z: number): number {
  return Math.sqrt(x * x + y * y + z * z)
}

export function ellipsoid(x: number, y: number, z: number, a: number, b: number, c: number): number {
  const scaled = length(x / a, y / b, z / c)
  const gradient = length(x / (a * a), y / (b * b), z / (c * c))
  return gradient === 0 ? -Math.min(a, b, c) : (scaled * (scaled - 1)) / gradient
}

/** Half sizes a, b, c with edges rounded by r. */
export function roundedBox(
  x: number,
  y: number,
  z: number,
  [a, b, c]: readonly [number, number, number],
  r: number,
): number {
  const dx = Math.abs(x) - a + r
  const dy = Math.abs(y) - b + r
  const dz = Math.abs(z) - c + r
  return Math.hypot(Math.max(dx, 0), Math.max(dy, 0), Math.max(dz, 0)) + Math.min(Math.max(dx, dy, dz), 0) - r
}

/** A round bar from one point to another, with a radius at each end. */
export function bar(x: number, y: number, z: number, from: Point, to: Point, r1: number, r2 = r1): number {
  const bx = to.x - from.x
  const by = to.y - from.y
  const bz = to.z - from.z
  const px = x - from.x
  const py = y - from.y
  const pz = z - from.z
  const along = Math.min(1, Math.max(0, (px * bx + py * by + pz * bz) / (bx * bx + by * by + bz * bz)))
  const dx = px - bx * along
  const dy = py - by * along
  const dz = pz - bz * along
  return length(dx, dy, dz) - (r1 + (r2 - r1) * along)
}

/** Both, with a soft joint about as wide as k. */
export function blend(first: number, second: number, k: number): number {
  const h = Math.max(k - Math.abs(first - second), 0) / k
  return Math.min(first, second) - (h * h * k) / 4
}

/** A smooth line through points (Catmull-Rom), as short straight pieces. */
export function curve(points: readonly Point[], piecesBetween: number): Point[] {
  const at = (index: number) =>
    points[Math.min(points.length - 1, Math.max(0, index))] ?? { x: 0, y: 0, z: 0 }
  const line: Point[] = []
  for (let index = 0; index < points.length - 1; index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    for (let piece = 0; piece < piecesBetween; piece++) {
      const t = piece / piecesBetween
      const through = (a: number, b: number, c: number, d: number) =>
        0.5 *
        (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t)
      line.push({
        x: through(before.x, from.x, to.x, after.x),
        y: through(before.y, from.y, to.y, after.y),
        z: through(before.z, from.z, to.z, after.z),
      })
    }
  }
  return [...line, at(points.length - 1)]
}

/** So many pieces of a tube are passed over together where their surroundings are far off. */
const piecesInGroup = 8

/** A tube along a line; `radiusAt` takes the share of the way, 0 to 1. */
export function tube(line: readonly Point[], radiusAt: (share: number) => number) {
  const pieces = line.slice(1).map((to, index) => ({
    from: line[index] ?? to,
    to,
    r1: radiusAt(index / (line.length - 1)),
    r2: radiusAt((index + 1) / (line.length - 1)),
  }))
  const groups = Array.from({ length: Math.ceil(pieces.length / piecesInGroup) }, (_, group) => {
    const members = pieces.slice(group * piecesInGroup, (group + 1) * piecesInGroup)
    const ends = members.flatMap(({ from, to }) => [from, to])
    const middle = (of: (end: Point) => number) => ends.reduce((sum, end) => sum + of(end), 0) / ends.length
    const [x, y, z] = [middle(end => end.x), middle(end => end.y), middle(end => end.z)]
    const thickest = Math.max(...members.flatMap(({ r1, r2 }) => [r1, r2]))
    const reach = Math.max(...ends.map(end => Math.hypot(end.x - x, end.y - y, end.z - z))) + thickest
    return { members, x, y, z, reach }
  })
  return (x: number, y: number, z: number): number => {
    let nearest = Infinity
    for (const group of groups) {
      if (length(x - group.x, y - group.y, z - group.z) - group.reach > nearest) continue
      for (const { from, to, r1, r2 } of group.members) {
        nearest = Math.min(nearest, bar(x, y, z, from, to, r1, r2))
      }
    }
    return nearest
  }
}

/** Keeps the nearer of what is there and this. */
export function put(hit: Hit, distance: number, material: Material): void {
  if (distance >= hit.distance) return
  hit.distance = distance
  hit.material = material
}
