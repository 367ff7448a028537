export interface SendFileOptions {
  readonly headers: Readonly<Record<string, string>>
  readonly signal?: AbortSignal | undefined
  /** Gets which part of it was sent, from 0 to 1. */
  readonly onProgress?: ((part: number) => void) | undefined
}

/** Posts a file as the body of a request. @throws TypeError without a connection, or when it is aborted */
export type SendFile = (address: string, file: File, options: SendFileOptions) => Promise<Response>

/** By XMLHttpRequest: `fetch` does not tell how much of a body was sent. */
export const sendFile: SendFile = (address, file, { headers, signal, onProgress }) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', address)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    if (onProgress)
      request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
        if (lengthComputable) onProgress(loaded / total)
      })
    request.addEventListener('load', () => {
      const wait = request.getResponseHeader('Retry-After')
      const { status, responseText } = request
      resolve(new Response(responseText, { status, headers: wait === null ? {} : { 'Retry-After': wait } }))
    })
    const fail = () => reject(new TypeError('The file was not sent'))
    request.addEventListener('error', fail)
    request.addEventListener('abort', fail)
    signal?.addEventListener('abort', () => request.abort())
    request.send(file)
  })
