import { IncomingMessage, ServerResponse } from 'node:http'
import type { Express } from 'express'

/** The classes of which a server makes its requests and their answers: the options of `createServer` that say so. */
export interface HttpMessages {
  readonly IncomingMessage: typeof IncomingMessage
  readonly ServerResponse: typeof ServerResponse
}

/** Classes for one server and the app that answers in it. */
export function httpMessages(): HttpMessages {
  return {
    IncomingMessage: class extends IncomingMessage {},
    ServerResponse: class<Asked extends IncomingMessage> extends ServerResponse<Asked> {},
  }
}

/**
 * Has Express find its own prototypes in requests and answers of these classes. By itself it puts them into each one
 * when it arrives, and V8 before Node 24 remembers nothing of an object whose prototype has changed: every property
 * that is set from then on makes a hidden class for this one request. That took longer than all else that Express
 * does, and is garbage that outlives the request (server/decisions/0027).
 */
export function adoptHttpMessages(app: Express, classes: HttpMessages): void {
  const { prototype: request } = classes.IncomingMessage
  const { prototype: response } = classes.ServerResponse
  Object.setPrototypeOf(request, Reflect.get(app, 'request') as object)
  Object.setPrototypeOf(response, Reflect.get(app, 'response') as object)
  Object.assign(app, { request, response })
}
