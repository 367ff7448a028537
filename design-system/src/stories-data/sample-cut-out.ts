import { pictureAddress } from './picture-address.ts'

/** A real picture of the catalogue, for stories of primitives that know no product: the file without a placeholder. */
export const [sampleCutOut = ''] = pictureAddress('tivra', 'silver', 'pair').split('#')
