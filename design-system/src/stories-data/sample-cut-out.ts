/** A real picture of the catalogue, for stories of primitives that know no product. */
export const sampleCutOut = '/pictures/bindu-black-pair-640.webp'
