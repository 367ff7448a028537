import { AsyncLocalStorage } from 'node:async_hooks'
import {
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  trace,
  type Context,
  type Span,
} from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources'
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
  type Sampler,
} from '@opentelemetry/sdk-trace'
import { isShopError } from '../../domain/index.ts'
import { errorFields } from './error-fields.ts'
import type { SamplerName, Tracing } from './tracing.ts'

const spanKinds = { internal: SpanKind.INTERNAL, client: SpanKind.CLIENT } as const

/** `version-traceid-parentid-flags`, all in lower-case hex; zeros are no ids (W3C Trace Context, 3.2). */
const traceparentForm = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})$/

export interface TracingOptions {
  /** Where the traces are posted to. */
  readonly url: string
  /** OTEL_TRACES_SAMPLER */
  readonly sampler: SamplerName
  /** OTEL_TRACES_SAMPLER_ARG: the part of the traces that is kept, 0 to 1. */
  readonly ratio: number
  /** OTEL_SERVICE_NAME */
  readonly serviceName: string
}

/**
 * Traces by OTLP over HTTP. Headers, timeouts and compression are the exporter's own: it reads the other
 * OTEL_EXPORTER_OTLP_* variables. Spans are made by hand where the shop waits: no module is patched and no loader needed.
 */
export function startTracing({ url, sampler, ratio, serviceName }: TracingOptions): Tracing {
  const resource = defaultResource()
    .merge(detectResources({ detectors: [envDetector] }))
    .merge(resourceFromAttributes({ 'service.name': serviceName }))
  const provider = new TracerProvider({
    resource,
    sampler: samplerOf(sampler, ratio),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url }) })],
  })
  const tracer = provider.getTracer('shruti')
  const contexts = new AsyncLocalStorage<Context>()

  return {
    request({ method, traceparent }, work) {
      const parent = remoteParent(traceparent)
      const attributes = { 'http.request.method': method }
      const span = tracer.startSpan(method, { kind: SpanKind.SERVER, attributes }, parent)
      contexts.run(trace.setSpan(parent, span), () =>
        work({
          traceId: span.spanContext().traceId,
          end({ route, status }) {
            span.updateName(`${method} ${route}`)
            span.setAttributes({ 'http.route': route, 'http.response.status_code': status })
            if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
            span.end()
          },
        }),
      )
    },
    async span(name, { kind, attributes = {} }, work) {
      const parent = contexts.getStore() ?? ROOT_CONTEXT
      const span = tracer.startSpan(name, { kind: spanKinds[kind], attributes }, parent)
      try {
        return await contexts.run(trace.setSpan(parent, span), work)
      } catch (error) {
        recordFailure(span, error)
        throw error
      } finally {
        span.end()
      }
    },
    stop: () => provider.shutdown(),
  }
}

function samplerOf(name: SamplerName, ratio: number): Sampler {
  const byRatio = new TraceIdRatioBasedSampler(ratio)
  switch (name) {
    case 'always_on':
      return new AlwaysOnSampler()
    case 'always_off':
      return new AlwaysOffSampler()
    case 'traceidratio':
      return byRatio
    case 'parentbased_always_on':
      return new ParentBasedSampler({ root: new AlwaysOnSampler() })
    case 'parentbased_always_off':
      return new ParentBasedSampler({ root: new AlwaysOffSampler() })
    case 'parentbased_traceidratio':
      return new ParentBasedSampler({ root: byRatio })
  }
}

function remoteParent(traceparent: string | undefined): Context {
  const [, traceId, spanId, flags] = traceparentForm.exec(traceparent ?? '') ?? []
  if (traceId === undefined || spanId === undefined || flags === undefined) return ROOT_CONTEXT
  const traceFlags = Number.parseInt(flags, 16) & TraceFlags.SAMPLED
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true })
}

/** A refusal is an answer like any other; what nobody foresaw is an error. Either way nothing personal goes along. */
function recordFailure(span: Span, error: unknown): void {
  if (isShopError(error)) {
    span.setAttribute('error.type', error.code)
    if (error.status < 500) return
  }
  span.setStatus({ code: SpanStatusCode.ERROR })
  const { type, message, stack } = errorFields(error) as {
    readonly type?: string
    readonly message?: string
    readonly stack?: string
  }
  span.addEvent('exception', {
    ...(type !== undefined && { 'exception.type': type }),
    ...(message !== undefined && { 'exception.message': message }),
    ...(stack !== undefined && { 'exception.stacktrace': stack }),
  })
}
