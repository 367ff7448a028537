import { OpenAPIGenerator, type OpenAPI } from '@orpc/openapi'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import { contract, keyPermissions, routes, type OperationRoute } from '../contract/index.ts'
import { apiPrefix } from './paths.ts'
import { sessionCookieName } from './session-cookie.ts'

/** The contract's printed form (SRV-4). */
export async function generateOpenApiDocument(publicOrigin: string): Promise<OpenAPI.Document> {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] })
  const document = await generator.generate(contract, {
    info: {
      title: 'Shruti',
      version: '0.1.0',
      description:
        'Calls of the administration take an API key as a bearer token, or the session of an administrator. Money is in integer paise, instants are ISO 8601 in UTC. A change needs a JSON content type, ' +
        "or a picture's where it takes one, and, without an API key, the shop's own Origin. Any call may also answer 429 too_many_requests, 500 server_error, 503 " +
        'store_unavailable or 503 overloaded.',
    },
    servers: [{ url: `${publicOrigin}${apiPrefix}` }],
    customErrorResponseBodySchema: definedErrors => ({
      type: 'object',
      required: ['message', 'code'],
      additionalProperties: false,
      properties: {
        message: { type: 'string', examples: definedErrors.map(([, message]) => message) },
        code: { type: 'string', enum: definedErrors.map(([code]) => code) },
        fields: {
          type: 'object',
          description: "A field's path to its message",
          additionalProperties: { type: 'string' },
        },
      },
    }),
  })
  return {
    ...document,
    components: { ...document.components, securitySchemes },
    paths: withSecurity(document.paths ?? {}),
  }
}

const securitySchemes = {
  apiKey: {
    type: 'http',
    scheme: 'bearer',
    description: 'An API key of the shop, which an owner makes under Settings. It begins with shruti_.',
  },
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: sessionCookieName(true),
    description: 'The session of somebody who signed in. Over http the name is without __Host-.',
  },
} as const satisfies NonNullable<OpenAPI.ComponentsObject['securitySchemes']>

/** Says of each operation how its caller is known, by its route. */
function withSecurity(paths: OpenAPI.PathsObject): OpenAPI.PathsObject {
  const guarded = structuredClone(paths)
  for (const item of Object.values(guarded)) {
    for (const part of Object.values(item ?? {})) {
      const operation = part as OpenAPI.OperationObject
      const route = (routes as Readonly<Record<string, OperationRoute>>)[operation.operationId ?? '']
      if (route) operation.security = securityOf(route)
    }
  }
  return guarded
}

function securityOf(route: OperationRoute): OpenAPI.SecurityRequirementObject[] {
  switch (route.access) {
    case 'public':
    case 'guest':
      return []
    case 'shopper':
    case 'customer':
      return [{ session: [] }]
    case 'administrator':
      return keyPermissions.some(held => held === route.permission)
        ? [{ apiKey: [] }, { session: [] }]
        : [{ session: [] }]
  }
}
