import type { OpenAPI } from '@orpc/openapi'

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const

interface Operation {
  readonly method: string
  readonly path: string
  readonly operation: OpenAPI.OperationObject
}

const styles = `
:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{max-width:60rem;margin:2rem auto;padding:0 1rem}
a{color:inherit}
h1,h2{line-height:1.2}
h2{margin:2.5rem 0 .5rem}
details{border-top:1px solid color-mix(in srgb,currentColor 25%,transparent)}
summary{cursor:pointer;padding:.75rem 0;overflow-wrap:anywhere}
h3{margin:1rem 0 .25rem;font-size:1rem}
pre{overflow:auto;margin:0;padding:.75rem;background:color-mix(in srgb,currentColor 8%,transparent);font-size:.85rem}
`

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const json = (value: unknown) => `<pre tabindex="0">${escaped(JSON.stringify(value, null, 2))}</pre>`

const part = (title: string, value: unknown) =>
  value === undefined ? '' : `<h3>${escaped(title)}</h3>${json(value)}`

function operationsOf(document: OpenAPI.Document): Operation[] {
  return Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    methods.flatMap(method => {
      const operation = item?.[method]
      return operation ? [{ method: method.toUpperCase(), path, operation }] : []
    }),
  )
}

/** "/products/{idOrSlug}" belongs to "products". */
const groupOf = ({ path }: Operation) => path.split('/')[1] ?? ''

const jsonSchema = (holder: unknown): unknown =>
  (holder as { content?: Record<string, { schema?: unknown }> }).content?.['application/json']?.schema

function describe({ method, path, operation }: Operation): string {
  const { operationId = path, summary = '', parameters, requestBody, responses = {} } = operation
  const answers = Object.entries(responses).map(([status, answer]) =>
    part(`Answers ${status}`, jsonSchema(answer) ?? (answer as { description?: string }).description),
  )
  return [
    `<details id="${escaped(operationId)}">`,
    `<summary><code>${method} ${escaped(path)}</code> ${escaped(summary)}</summary>`,
    part('Parameters', parameters),
    part('Body', requestBody && jsonSchema(requestBody)),
    ...answers,
    '</details>',
  ].join('')
}

/**
 * The OpenAPI document to read in a browser: without scripts, so that it needs nothing of the policy but its style.
 * @param nonce of this answer's content security policy
 */
export function renderOpenApiPage(document: OpenAPI.Document, nonce: string): string {
  const operations = operationsOf(document)
  const groups = [...new Set(operations.map(groupOf))].toSorted()
  const { title, version, description = '' } = document.info
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    '<link rel="icon" href="data:,">',
    `<title>${escaped(title)} API</title><style nonce="${nonce}">${styles}</style></head><body>`,
    `<main><h1>${escaped(title)} API ${escaped(version)}</h1><p>${escaped(description)}</p>`,
    `<p>${operations.length} operations. For tools: <a href="openapi.json">openapi.json</a>.</p>`,
    ...groups.map(group =>
      [
        `<section aria-labelledby="${escaped(group)}"><h2 id="${escaped(group)}">${escaped(group)}</h2>`,
        ...operations.filter(operation => groupOf(operation) === group).map(describe),
        '</section>',
      ].join(''),
    ),
    '</main></body></html>',
  ].join('')
}
