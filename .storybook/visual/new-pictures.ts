import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Where the picture of a failed comparison lies, as it would be accepted. */
export const newPicture = (differencesFolder: string, name: string) =>
  join(differencesFolder, 'new', `${name}.webp`)

/** The names of the pictures that a run of the stories found different, or without an accepted one. */
export function newPictureNames(differencesFolder: string): readonly string[] {
  return pictureNames(join(differencesFolder, 'new'))
}

/** The names of the pictures in a folder: "actions-button--primary.dark", and "modes/actions-button" of a sheet. */
export function pictureNames(folder: string): readonly string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap(file =>
    file.endsWith('.webp') ? [file.slice(0, -5).replaceAll('\\', '/')] : [],
  )
}
