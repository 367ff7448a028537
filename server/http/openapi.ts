import { OpenAPIGenerator, type OpenAPI } from '@orpc/openapi'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import { contract } from '../contract/index.ts'
import { apiPrefix } from './paths.ts'

/** The contract's printed form (SRV-4). */
export function generateOpenApiDocument(publicOrigin: string): Promise<OpenAPI.Document> {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] })
  return generator.generate(contract, {
    info: {
      title: 'Shruti',
      version: '0.1.0',
      description:
        'Money is in integer paise, instants are ISO 8601 in UTC. A change needs a JSON content type, ' +
        "or a picture's where it takes one, and the shop's own Origin. Any call may also answer 429 too_many_requests, 500 server_error, 503 " +
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
}
