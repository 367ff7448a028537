import type { Raster } from './cut-out.ts'
import type { Form } from './forms.ts'
import type { Hit, Material } from './shapes.ts'

/**
 * Photographs a form: a large soft light from upper left, a narrow one from the right, a long lens. Distance fields
 * are marched; reflections come from the same lights, so that edges and glints agree.
 */

type Vector = [x: number, y: number, z: number]

/** Linear reflectance of each material, and how much of the studio it mirrors. */
const surfaces: Record<Exclude<Material, 'shell'>, { albedo: Vector; gloss: number }> = {
  dark: { albedo: [0.012, 0.012, 0.013], gloss: 0.03 },
  metal: { albedo: [0.16, 0.16, 0.165], gloss: 0.6 },
  cloth: { albedo: [0.2, 0.26, 0.23], gloss: 0 },
}

const key = normalise([-0.55, 0.78, 0.5])
const rim = normalise([0.9, 0.25, -0.2])

function normalise([x, y, z]: Vector): Vector {
  const length = Math.hypot(x, y, z)
  return [x / length, y / length, z / length]
}

const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
const clamp = (value: number) => Math.min(1, Math.max(0, value))
const smoothStep = (from: number, to: number, value: number) => {
  const t = clamp((value - from) / (to - from))
  return t * t * (3 - 2 * t)
}

/** What a mirror sees in a direction: pale walls, a large soft box and a strip. */
function studioLight(direction: Vector): number {
  const walls = 0.28 + 0.3 * smoothStep(-0.3, 0.9, direction[1])
  return (
    walls +
    2.1 * smoothStep(0.8, 0.93, dot(direction, key)) +
    1.6 * smoothStep(0.9, 0.97, dot(direction, rim))
  )
}

/** A soft shoulder instead of clipped whites, then sRGB. */
function develop(light: number): number {
  const shouldered = light < 0.6 ? light : 0.6 + 0.4 * (1 - Math.exp(-(light - 0.6) / 0.4))
  const encoded = shouldered <= 0.0031308 ? 12.92 * shouldered : 1.055 * shouldered ** (1 / 2.4) - 0.055
  return 255 * clamp(encoded)
}

export interface Photograph {
  /** Side of the square in pixels. */
  readonly side: number
  /** Linear reflectance of the shell. */
  readonly shell: { readonly albedo: Vector; readonly gloss: number }
}

/** Each pixel is the mean of so many by so many rays. */
const raysPerSide = 2

export function photograph(form: Form, { side, shell }: Photograph): Raster {
  const pitch = (form.pitch * Math.PI) / 180
  const forward: Vector = [0, -Math.sin(pitch), -Math.cos(pitch)]
  const up: Vector = [0, Math.cos(pitch), -Math.sin(pitch)]
  const lens = 9 * form.halfWidth
  const eye: Vector = [
    form.centre.x - forward[0] * lens,
    form.centre.y - forward[1] * lens,
    form.centre.z - forward[2] * lens,
  ]
  const hit: Hit = { distance: 0, material: 'shell' }
  const distanceAt = (x: number, y: number, z: number): number => {
    hit.distance = Infinity
    form.shape(x, y, z, hit)
    return hit.distance
  }
  const reach = 1.5 * form.halfWidth

  function march(origin: Vector, direction: Vector, from: number, to: number): number | null {
    for (let at = from, step = 0; at < to && step < 160; step++) {
      const distance = distanceAt(
        origin[0] + direction[0] * at,
        origin[1] + direction[1] * at,
        origin[2] + direction[2] * at,
      )
      if (distance < 0.0008) return at
      at += distance * 0.85
    }
    return null
  }

  /** 1 in the open, 0 where nothing of a light of this width arrives. */
  function lightReaching(from: Vector, towards: Vector, width: number): number {
    let open = 1
    for (let at = 0.03, step = 0; at < reach && step < 48; step++) {
      const distance = distanceAt(
        from[0] + towards[0] * at,
        from[1] + towards[1] * at,
        from[2] + towards[2] * at,
      )
      open = Math.min(open, 0.5 + (0.5 * distance) / (width * at))
      if (open <= 0) return 0
      at += Math.min(0.16, Math.max(0.015, distance * 0.8))
    }
    return smoothStep(0, 1, open)
  }

  /** 1 in the open, less in creases and near the ground. */
  function openness(from: Vector, normal: Vector): number {
    let closed = 0
    for (const [at, weight] of [
      [0.04, 1],
      [0.1, 0.8],
      [0.22, 0.6],
      [0.42, 0.4],
    ] as const) {
      const y = from[1] + normal[1] * at
      const distance = Math.min(
        distanceAt(from[0] + normal[0] * at, y, from[2] + normal[2] * at),
        y - form.ground + 0.02,
      )
      closed += (weight * Math.max(0, at - distance)) / at
    }
    return clamp(1 - closed / 2.4)
  }

  function normalAt([x, y, z]: Vector): Vector {
    const e = 0.0015
    return normalise([
      distanceAt(x + e, y, z) - distanceAt(x - e, y, z),
      distanceAt(x, y + e, z) - distanceAt(x, y - e, z),
      distanceAt(x, y, z + e) - distanceAt(x, y, z - e),
    ])
  }

  function shade(at: Vector, direction: Vector, material: Material): Vector {
    const { albedo, gloss } = material === 'shell' ? shell : surfaces[material]
    const normal = normalAt(at)
    const lifted: Vector = [at[0] + normal[0] * 0.004, at[1] + normal[1] * 0.004, at[2] + normal[2] * 0.004]
    const open = openness(lifted, normal)
    const keyLight = clamp((dot(normal, key) + 0.25) / 1.25) * lightReaching(lifted, key, 0.3)
    const rimLight = clamp(dot(normal, rim)) ** 1.5
    const sky = 0.5 + 0.5 * normal[1]
    const diffuse = 0.84 * keyLight + 0.24 * rimLight + open * (0.1 + 0.22 * sky)
    const facing = -dot(normal, direction)
    const mirrored: Vector = [
      direction[0] + 2 * facing * normal[0],
      direction[1] + 2 * facing * normal[1],
      direction[2] + 2 * facing * normal[2],
    ]
    const fresnel = gloss === 0 ? 0 : gloss + (1 - gloss) * 0.5 * (1 - clamp(facing)) ** 5
    const glint = fresnel * studioLight(mirrored) * (0.35 + 0.65 * open)
    return [albedo[0] * diffuse + glint, albedo[1] * diffuse + glint, albedo[2] * diffuse + glint]
  }

  /** How dark the ground is where a ray meets it, 0 to 1. */
  function shadowOnGround(direction: Vector): number {
    if (direction[1] >= 0) return 0
    const far = (form.ground - eye[1]) / direction[1]
    const at: Vector = [eye[0] + direction[0] * far, form.ground, eye[2] + direction[2] * far]
    if (Math.hypot(at[0] - form.centre.x, at[2] - form.centre.z) > reach) return 0
    const distance = distanceAt(at[0], at[1], at[2])
    const contact = Math.exp(-Math.max(0, distance) / 0.07)
    const above = distanceAt(at[0], at[1] + 0.25, at[2])
    const covered = clamp(1 - above / 0.5)
    const cast = 1 - lightReaching([at[0], at[1] + 0.01, at[2]], normalise([-0.25, 1, 0.2]), 0.75)
    return clamp(0.34 * contact + 0.08 * covered + 0.18 * cast ** 1.4)
  }

  const pixels = new Uint8Array(side * side * 4)
  const rays = raysPerSide * raysPerSide
  for (let row = 0; row < side; row++) {
    for (let column = 0; column < side; column++) {
      const sum = { red: 0, green: 0, blue: 0, object: 0, shadow: 0 }
      for (let ray = 0; ray < rays; ray++) {
        const across = ((column + ((ray % raysPerSide) + 0.5) / raysPerSide) / side) * 2 - 1
        const down = ((row + (Math.floor(ray / raysPerSide) + 0.5) / raysPerSide) / side) * 2 - 1
        const direction = normalise([
          forward[0] * 9 + across,
          forward[1] * 9 - down * up[1],
          forward[2] * 9 - down * up[2],
        ])
        const far = march(eye, direction, lens - reach, lens + reach)
        if (far === null) {
          sum.shadow += shadowOnGround(direction)
          continue
        }
        const at: Vector = [
          eye[0] + direction[0] * far,
          eye[1] + direction[1] * far,
          eye[2] + direction[2] * far,
        ]
        distanceAt(...at)
        const colour = shade(at, direction, hit.material)
        sum.object++
        sum.red += develop(colour[0])
        sum.green += develop(colour[1])
        sum.blue += develop(colour[2])
      }
      const alpha = (sum.object + sum.shadow) / rays
      const share = sum.object + sum.shadow || 1
      pixels.set(
        [sum.red / share, sum.green / share, sum.blue / share, 255 * alpha].map(Math.round),
        (row * side + column) * 4,
      )
    }
  }
  return { pixels, width: side, height: side }
}
