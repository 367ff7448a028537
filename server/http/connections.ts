import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { networkOf } from '../domain/index.ts'

/** How many connections may be open at a time. */
export interface ConnectionLimits {
  /** A connection costs some 20 kB, and a file handle of the process. */
  readonly total: number
  /** Of one network address. Thousands share one on India's mobile networks, and a browser opens six. */
  readonly perAddress: number
}

export const defaultConnectionLimits: ConnectionLimits = { total: 2000, perAddress: 500 }

/** All connections come from a reverse proxy, which is the one to cap them by address. */
export const connectionLimitsBehindProxy: ConnectionLimits = {
  ...defaultConnectionLimits,
  perAddress: defaultConnectionLimits.total,
}

interface Connection {
  readonly address: string
  /** Requests that wait for their answer. */
  readonly responses: Set<ServerResponse>
}

/** The connections of a server, capped: of those that wait for no answer, the one unused for longest makes room. */
export class Connections {
  readonly #limits: ConnectionLimits
  /** Ordered by when they last opened, or were last answered. */
  readonly #open = new Map<Socket, Connection>()
  readonly #perAddress = new Map<string, number>()
  #isStopping = false

  constructor(server: Server, limits: ConnectionLimits) {
    this.#limits = limits
    server.on('connection', (socket: Socket) => this.#take(socket))
    server.on('request', ({ socket }, response: ServerResponse) => {
      const connection = this.#open.get(socket)
      if (!connection) return
      connection.responses.add(response)
      if (this.#isStopping) response.shouldKeepAlive = false
      response.once('close', () => this.#answered(socket, connection, response))
    })
  }

  /** From now on each answer is the last of its connection. */
  closeAfterAnswers(): void {
    this.#isStopping = true
    for (const { responses } of this.#open.values())
      for (const response of responses) response.shouldKeepAlive = false
  }

  /**
   * Closes the connections that wait for no answer. Node's own closeIdleConnections leaves a client alone that has
   * not finished its first headers, even one that never says a word.
   */
  closeIdle(): void {
    for (const [socket, { responses }] of this.#open) if (responses.size === 0) socket.destroySoon()
  }

  #take(socket: Socket): void {
    const address = networkOf(socket.remoteAddress)
    const ofAddress = this.#count(address)
    const isFull = this.#open.size >= this.#limits.total
    if (ofAddress >= this.#limits.perAddress || isFull) {
      const spare = this.#longestIdle(isFull ? this.#greediest() : address)
      if (!spare) {
        socket.destroy()
        return
      }
      spare.destroy()
      this.#forget(spare)
    }
    this.#open.set(socket, { address, responses: new Set() })
    this.#perAddress.set(address, this.#count(address) + 1)
    socket.once('close', () => this.#forget(socket))
  }

  #answered(socket: Socket, connection: Connection, response: ServerResponse): void {
    connection.responses.delete(response)
    // Moves it to the end. One that is closed stays forgotten.
    if (this.#open.delete(socket)) this.#open.set(socket, connection)
  }

  #forget(socket: Socket): void {
    const connection = this.#open.get(socket)
    if (!connection) return
    this.#open.delete(socket)
    const rest = this.#count(connection.address) - 1
    if (rest > 0) this.#perAddress.set(connection.address, rest)
    else this.#perAddress.delete(connection.address)
  }

  #count(address: string): number {
    return this.#perAddress.get(address) ?? 0
  }

  #longestIdle(address: string): Socket | undefined {
    for (const [socket, connection] of this.#open)
      if (connection.address === address && connection.responses.size === 0) return socket
    return undefined
  }

  /** The address with the most connections of which one waits for no answer. */
  #greediest(): string {
    let greediest = ''
    for (const { address, responses } of this.#open.values())
      if (responses.size === 0 && this.#count(address) > this.#count(greediest)) greediest = address
    return greediest
  }
}
