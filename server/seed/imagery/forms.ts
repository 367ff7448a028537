import { bar, blend, curve, ellipsoid, type Point, put, roundedBox, type Shape, tube } from './shapes.ts'

/** A form before the camera. The ground is the plane y = `ground`. */
export interface Form {
  readonly shape: Shape
  readonly ground: number
  /** How far the camera looks down, in degrees. */
  readonly pitch: number
  /** Half the width of what the camera sees. */
  readonly halfWidth: number
  readonly centre: Point
}

const point = (x: number, y: number, z: number): Point => ({ x, y, z })

const hook = tube(
  curve(
    [
      point(-0.16, 0.3, -0.02),
      point(-0.2, 0.78, -0.06),
      point(0.12, 1.2, -0.14),
      point(0.62, 1.14, -0.22),
      point(0.92, 0.66, -0.26),
      point(0.88, 0.08, -0.24),
      point(0.66, -0.38, -0.18),
    ],
    8,
  ),
  share => 0.1 - 0.055 * Math.sin(Math.PI * Math.min(1, share * 1.15)) + 0.02 * share,
)

/** A sports bud with its hook, as worn on the left ear. */
const hookedBud: Shape = (x, y, z, hit) => {
  const body = ellipsoid(x, y, z, 0.44, 0.47, 0.31)
  const neck = bar(x, y, z, point(0.08, -0.04, -0.08), point(0.4, 0.02, -0.34), 0.2, 0.12)
  const groove = Math.hypot(Math.hypot(x + 0.02, y) - 0.25, z - 0.28) - 0.014
  put(hit, Math.max(blend(blend(body, neck, 0.12), hook(x, y, z), 0.1), -groove), 'shell')
  const skirt = ellipsoid(x - 0.52, y - 0.05, z + 0.44, 0.27, 0.29, 0.22)
  const bore = bar(x, y, z, point(0.5, 0.04, -0.44), point(0.86, 0.1, -0.72), 0.085)
  put(hit, Math.max(skirt, -bore), 'shell')
  put(hit, bar(x, y, z, point(-0.02, 0.36, 0.2), point(0.1, 0.37, 0.18), 0.026), 'dark')
}

function turned(shape: Shape, degrees: number, offset: Point, mirrored: boolean): Shape {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  return (x, y, z, hit) => {
    const [px, py, pz] = [mirrored ? offset.x - x : x - offset.x, y - offset.y, z - offset.z]
    shape(cos * px - sin * pz, py, sin * px + cos * pz, hit)
  }
}

const leftBud = turned(hookedBud, -20, point(-1.18, 0, 0), false)
const rightBud = turned(hookedBud, -30, point(1.18, 0, -0.1), true)

const hooks: Form = {
  shape: (x, y, z, hit) => (x < 0 ? leftBud : rightBud)(x, y, z, hit),
  ground: -0.6,
  pitch: 9,
  halfWidth: 2.3,
  centre: point(0, 0.32, 0),
}

const flat = (x: number, y: number, height = 0.1): Point => point(x, height, -y)

const collar = tube(
  curve(
    [
      flat(0.62, -0.15),
      flat(0.8, 0.35),
      flat(0.66, 0.92, 0.14),
      flat(0.25, 1.22, 0.18),
      flat(0, 1.27, 0.19),
      flat(-0.01, 1.27, 0.19),
    ],
    9,
  ),
  () => 0.042,
)
const wire = tube(
  curve(
    [
      flat(0.53, -0.72, 0.08),
      flat(0.47, -1.06, 0.03),
      flat(0.26, -1.2, 0.03),
      flat(0.12, -0.98, 0.03),
      flat(0.15, -0.68, 0.12),
    ],
    8,
  ),
  () => 0.02,
)

const neckband: Form = {
  // Both sides are alike: one is modelled, the other is its mirror image.
  shape: (signedX, y, z, hit) => {
    const x = Math.abs(signedX)
    const sleeve = bar(x, y, z, flat(0.78, 0.22), flat(0.54, -0.66), 0.1, 0.09)
    put(hit, blend(sleeve, collar(x, y, z), 0.06), 'shell')
    put(hit, wire(x, y, z), 'shell')
    const bud = ellipsoid(x - 0.15, y - 0.15, z - 0.5, 0.13, 0.14, 0.17)
    const tip = ellipsoid(x - 0.19, y - 0.16, z - 0.26, 0.13, 0.13, 0.11)
    const bore = bar(x, y, z, point(0.19, 0.16, 0.2), point(0.21, 0.17, 0.1), 0.045)
    put(hit, Math.max(blend(bud, tip, 0.03), -bore), 'shell')
    if (signedX > 0) {
      const along = bar(x, y, z, flat(0.7, -0.02, 0.2), flat(0.62, -0.32, 0.195), 0.026)
      put(hit, along, 'dark')
    }
  },
  ground: 0,
  pitch: 54,
  halfWidth: 1.75,
  centre: point(0, 0.1, -0.05),
}

const charger: Form = {
  shape: (x, y, z, hit) => {
    const [cos, sin] = [Math.cos(0.66), Math.sin(0.66)]
    const [px, pz] = [cos * x - sin * z, sin * x + cos * z]
    const slot = bar(px, y, pz, point(-0.13, 0, 0.6), point(0.13, 0, 0.6), 0.062)
    const shell = roundedBox(px, y, pz, [0.5, 0.52, 0.56], 0.17)
    put(hit, Math.max(shell, -slot), 'shell')
    put(hit, bar(px, y, pz, point(-0.12, 0, 0.54), point(0.12, 0, 0.54), 0.05), 'dark')
    for (const side of [-0.22, 0.22]) {
      put(hit, bar(px, y, pz, point(0.4, side, 0), point(0.98, side, 0), 0.085), 'metal')
    }
  },
  ground: -0.52,
  pitch: 16,
  halfWidth: 1.45,
  centre: point(0.12, -0.05, 0),
}

const cleaningKit: Form = {
  shape: (x, y, z, hit) => {
    // The cloth: folded once, not quite square on itself.
    const ripple = 0.012 * Math.sin(3.1 * x + 1.7 * z) + 0.01 * Math.sin(4.3 * z - 1.2 * x)
    put(hit, roundedBox(x + 0.02, y - 0.03 - ripple, z, [0.95, 0.024, 0.72], 0.02), 'cloth')
    put(hit, roundedBox(x - 0.05, y - 0.085 - 1.3 * ripple, z + 0.05, [0.93, 0.024, 0.7], 0.02), 'cloth')
    // The pen lies across it: brush at the left end, pick at the right.
    const [cos, sin] = [Math.cos(0.5), Math.sin(0.5)]
    const [px, pz, py] = [cos * x - sin * z, sin * x + cos * z, y - 0.24]
    const barrel = bar(px, py, pz, point(-0.62, 0, 0), point(0.62, 0, 0), 0.115)
    const seam = Math.hypot(px, Math.hypot(py, pz) - 0.116) - 0.01
    put(hit, Math.max(barrel, -seam), 'shell')
    put(hit, bar(px, py, pz, point(0.66, 0, 0), point(1.02, 0, 0), 0.045, 0.02), 'metal')
    put(hit, bar(px, py, pz, point(-0.68, 0, 0), point(-0.82, 0, 0), 0.1, 0.095), 'metal')
    const bristles = 0.008 * Math.sin(60 * Math.atan2(py, pz))
    put(hit, bar(px, py, pz, point(-0.84, 0, 0), point(-1.04, 0, 0), 0.085, 0.07) + bristles, 'dark')
  },
  ground: 0,
  pitch: 38,
  halfWidth: 1.75,
  centre: point(0, 0.1, 0),
}

export const forms = { hooks, neckband, charger, cleaningKit } as const
export type FormName = keyof typeof forms
