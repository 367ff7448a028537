const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400"><g fill="#b9bec2" stroke="#6b7176"><path d="M130 130a38 38 0 0 1 76 6c0 28-24 40-24 66v64a14 14 0 0 1-28 0v-70c0-24-24-34-24-66Z"/><path d="M270 120a38 38 0 0 0-76 6c0 28 24 40 24 66v64a14 14 0 0 0 28 0v-70c0-24 24-34 24-66Z"/></g></svg>`

/** A drawn pair of earbuds without ground, for stories of primitives that know no catalogue. */
export const sampleCutOut = `data:image/svg+xml,${encodeURIComponent(drawing)}`
