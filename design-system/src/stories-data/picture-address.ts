import addresses from './pictures.json' with { type: 'json' }

/**
 * Where a picture of the catalogue is, hash and placeholder included: `tivra-silver-pair`. The build of the pictures
 * writes the list.
 *
 * @throws where there is no such picture, so that no story shows a gap unnoticed
 */
export function pictureAddress(name: string): string {
  const address = new Map(Object.entries(addresses)).get(name)
  if (address === undefined) throw new Error(`There is no picture ${name}`)
  return address
}
