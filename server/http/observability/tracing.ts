/** Traces of what a request waits for. Without an endpoint in the environment nothing is kept, and nothing loaded. */
export interface Tracing {
  /** Opens the trace of a request, or goes on with the one that a proxy began, and does `work` within it. */
  request(incoming: IncomingRequest, work: (trace: RequestTrace | null) => void): void
  /** Does `work` as a part of the request's trace. Outside of a request it is a trace of its own. */
  span<T>(name: string, options: SpanOptions, work: () => Promise<T>): Promise<T>
  /** Sends what is left. */
  stop(): Promise<void>
}

export interface IncomingRequest {
  readonly method: string
  /** W3C Trace Context of a proxy that is trusted. */
  readonly traceparent?: string
}

export interface RequestTrace {
  readonly traceId: string
  end(outcome: { readonly route: string; readonly status: number }): void
}

export interface SpanOptions {
  /** `client`: it waits for another service. */
  readonly kind: 'internal' | 'client'
  readonly attributes?: Readonly<Record<string, string | number>>
}

export const noTracing: Tracing = {
  request: (_incoming, work) => work(null),
  span: (_name, _options, work) => work(),
  stop: () => Promise.resolve(),
}

/** Values of OTEL_TRACES_SAMPLER. */
export const samplerNames = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const
export type SamplerName = (typeof samplerNames)[number]
