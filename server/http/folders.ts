import path from 'node:path'

/**
 * The `server` workspace. This file is server/http/folders.ts or, bundled, part of server/dist/main.js: one folder
 * below the workspace either way.
 */
export const serverFolder = path.resolve(import.meta.dirname, '..')
export const repositoryFolder = path.resolve(serverFolder, '..')
export const storefrontFolder = path.join(repositoryFolder, 'storefront')
export const clientFolder = path.join(storefrontFolder, 'dist/client')
export const picturesFolder = path.join(serverFolder, 'seed/pictures')
