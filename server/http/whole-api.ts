/*
 * What the API needs beyond answers that are the same for everybody: most of a server's shapes and rules, which it loads a
 * moment after its start (`loadWholeApi`). One file is loaded for all of it.
 */
export { createApiRouter } from '../domain/index.ts'
export { generateOpenApiDocument } from './openapi.ts'
