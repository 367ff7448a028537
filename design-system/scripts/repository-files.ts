import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The repository as it is now. */
export interface RepositoryFiles {
  /** @returns undefined where there is no such file */
  read(path: string): string | undefined
  /** The names of the files in a folder. */
  list(folder: string): readonly string[]
}

/** @param root the folder that all paths begin in */
export function repositoryFiles(root: string): RepositoryFiles {
  return {
    read: path => {
      try {
        return readFileSync(join(root, path), 'utf8')
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
        throw error
      }
    },
    list: folder => readdirSync(join(root, folder)),
  }
}
