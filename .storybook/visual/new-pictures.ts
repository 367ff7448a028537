import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Where the picture of a failed comparison lies, as it would be accepted. */
export const newPicture = (differencesFolder: string, name: string) =>
  join(differencesFolder, 'new', `${name}.webp`)

/** The names of the pictures that a run of the stories found different, or without an accepted one. */
export function newPictureNames(differencesFolder: string): readonly string[] {
  const folder = join(differencesFolder, 'new')
  if (!existsSync(folder)) return []
  return readdirSync(folder).flatMap(file => (file.endsWith('.webp') ? [file.slice(0, -5)] : []))
}
