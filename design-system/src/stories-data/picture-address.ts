import json from './pictures.json' with { type: 'json' }

/** By `<product>-<colour>-<view>`: what the build of the catalogue's pictures writes. */
const addresses: Readonly<Record<string, string>> = json

/**
 * The addresses of a colour's pictures as the catalogue has them: of the views those that there are.
 *
 * @throws where there is none, so that no story shows a gap unnoticed
 */
export function pictureAddresses(product: string, colour: string, ...views: string[]): string[] {
  const found = views.flatMap(view => addresses[`${product}-${colour}-${view}`] ?? [])
  if (found.length === 0) throw new Error(`There is no picture of ${product} in ${colour}`)
  return found
}

/** @throws where there is no such picture */
export const pictureAddress = (product: string, colour: string, view: string): string =>
  pictureAddresses(product, colour, view).join('')
