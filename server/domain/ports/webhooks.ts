/** What a receiver answered. */
export interface WebhookAnswer {
  readonly status: number
  /** The beginning of the body, as text. */
  readonly excerpt: string
}

/** Why nothing was sent, or nothing came back: a sentence for whoever owns the webhook. */
export class WebhookUnreachable extends Error {
  override name = 'WebhookUnreachable'
}

export interface WebhookSender {
  /**
   * Why the shop never calls an address, as far as the address alone says it: a sentence; null where it may be tried.
   * Where a name leads is looked at with each call.
   */
  refusal(url: string): string | null
  /**
   * Posts a body to an address that an owner chose. It follows no redirect, and goes to no address within the shop's own
   * network.
   * @throws WebhookUnreachable
   */
  send(request: {
    readonly url: string
    readonly headers: Readonly<Record<string, string>>
    readonly body: string
  }): Promise<WebhookAnswer>
}
