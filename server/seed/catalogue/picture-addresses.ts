import json from '../pictures/manifest.json' with { type: 'json' }
import { addressOf, pictureName, type PictureManifest } from './picture-names.ts'

const manifest: PictureManifest = json

/** The pictures of a product in one colour that there are, in the order of the views asked for. */
export function pictureAddresses(product: string, colour: string, views: readonly string[]): string[] {
  return views.flatMap(view => addressOf(pictureName(product, colour, view), manifest) ?? [])
}
