import {
  requestOf,
  routes,
  type OperationInputs,
  type OperationName,
  type OperationRoute,
} from '@shruti/server/contract'

/** What a request is made of when it is not sent over the network yet. */
export interface RequestParts {
  readonly method: string
  /** Below the API's base path, query included. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Blob | null
}

/** The call of an operation as the storefront would make it, with the headers of an input that has some. */
export function callOf<O extends OperationName>(operation: O, input: OperationInputs[O]): RequestParts {
  if (isUpload(input)) return callOfUpload(routes[operation], input)
  const detailed = isDetailed(input) ? input : undefined
  const { method, path, query, body } = requestOf(routes[operation], {
    ...(detailed ? detailed.body : input),
  })
  return {
    method,
    path: path + query,
    headers: { ...detailed?.headers, ...(method === 'GET' ? {} : { 'content-type': 'application/json' }) },
    body: body ?? null,
  }
}

type UploadInput = OperationInputs['createUpload']

function isUpload(input: object): input is UploadInput {
  return 'body' in input && input.body instanceof Blob
}

function callOfUpload({ method, path }: OperationRoute, { query, headers, body }: UploadInput): RequestParts {
  return {
    method,
    path: `${path}?${new URLSearchParams(query).toString()}`,
    headers: { ...headers, 'content-type': body.type },
    body,
  }
}

/** Beside an upload, only placing an order takes a header of its own (Idempotency-Key), so only its input is in two parts. */
function isDetailed(input: object): input is { headers: Record<string, string>; body: object } {
  return 'headers' in input && 'body' in input
}
