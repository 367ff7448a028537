/**
 * How the pictures are made: every number that changes a byte of them. Names carry a hash of it, so that whatever is
 * changed here makes all pictures anew, under new names.
 */
export const recipe = {
  /** Raised when the code that makes pictures changes what comes out. */
  revision: 2,
  /** Share of the square's side that the object fills. */
  objectShare: 0.66,
  /** The same for views from close by, where the object is to be larger than in the others. */
  nearShare: 0.84,
  nearViews: ['near'],
  /** Views that keep the frame they were taken in: a hanging bud's line meets the middle of the upper edge. */
  asTakenViews: ['hanging'],
  /** How far a contact shadow may reach beyond the object, in shares of the object's longer side. */
  shadowReach: 0.24,
  /** Alpha that the whole floor of a render has, up to 255: taken off, so that no pale square shows. */
  haze: 6,
  /** Where it begins to run out before the edge of its render, in shares of the render's side. */
  shadowMargin: 0.24,
  /**
   * Sides in pixels. The smallest is for cart lines and rows. Only old browsers lack AVIF: for them two sides do, in a
   * format that needs two and a half times the bytes. Alpha without loss, or wide shadows show in steps.
   */
  avif: { sides: [160, 320, 640, 1000], quality: 58, effort: 2 },
  webp: { sides: [640, 1000], quality: 74, alphaQuality: 100, effort: 4 },
  /** Open Graph's preferred size in pixels, on `surface-stage` of the light theme: a share has no alpha. */
  share: { width: 1200, height: 630, background: '#DFE2DA', quality: 80 },
} as const

/** How a render is kept: 4:4:4, since colour at half the resolution would blur the thin lines of the scale. */
export const cutOutFormat = { quality: 90, chromaSubsampling: '4:4:4', effort: 2 } as const
