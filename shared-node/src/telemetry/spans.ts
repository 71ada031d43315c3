import {
  type Attributes,
  type Context,
  context,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';

/** Headers by name in lower case. */
type Headers = Readonly<Record<string, string | string[] | undefined>>;

const tracer = () => trace.getTracer('sundara');

/** Whether this process sends traces; known once `startTelemetry` is done. */
export const isTracing = (): boolean => propagation.fields().length > 0;

/** Something under way that is measured as a span, for code that begins and ends it at different places. */
export interface OpenSpan {
  readonly span: Span;
  /** Work that runs in it belongs to it. */
  readonly within: Context;
}

/**
 * Begins a request of a client.
 * @param from headers of a client whose trace it continues; undefined begins a new one
 */
export const beginRequest = (name: string, attributes: Attributes, from?: Headers): OpenSpan => {
  const before = from ? propagation.extract(ROOT_CONTEXT, from) : ROOT_CONTEXT;
  const span = tracer().startSpan(name, { kind: SpanKind.SERVER, attributes }, before);
  return { span, within: trace.setSpan(before, span) };
};

/** Begins a call to another server, as a part of what is under way in `before`. */
export const beginCall = (name: string, attributes: Attributes, before = context.active()): OpenSpan => {
  const span = tracer().startSpan(name, { kind: SpanKind.CLIENT, attributes }, before);
  return { span, within: trace.setSpan(before, span) };
};

/** Headers that tell another of our servers which trace its work belongs to; none outside of a trace. */
export const traceHeaders = (within = context.active()): Record<string, string> => {
  const headers: Record<string, string> = {};
  propagation.inject(within, headers);
  return headers;
};

/** Ends a span as failed. Only the kind of an error is told: a message may hold what a person wrote. */
export const markFailed = (span: Span, type: string): void => {
  span.setAttribute('error.type', type);
  span.setStatus({ code: SpanStatusCode.ERROR });
};

/** Ends the span of a request with the status of its answer; one of ours, from 500 on, as failed. */
export const endRequest = ({ span }: OpenSpan, statusCode: number): void => {
  span.setAttribute('http.response.status_code', statusCode);
  if (statusCode >= 500) markFailed(span, String(statusCode));
  span.end();
};

interface PastSpan {
  /** Headers that name the trace it belongs to; undefined begins one. */
  readonly from?: Headers | undefined;
  readonly tookMs?: number | undefined;
  /** The type of the error that it is about. */
  readonly error?: string | undefined;
}

/** Tells something that was measured elsewhere, as a span that ends now. */
export const pastSpan = (
  name: string,
  attributes: Attributes,
  { from, tookMs = 0, error }: PastSpan,
): void => {
  const before = from ? propagation.extract(ROOT_CONTEXT, from) : ROOT_CONTEXT;
  const now = Date.now();
  const span = tracer().startSpan(
    name,
    { kind: SpanKind.INTERNAL, attributes, startTime: now - tookMs },
    before,
  );
  if (error) markFailed(span, error);
  span.end(now);
};

/** Runs a step of the trace that is under way; outside of one, or where it is not sampled, only runs it. */
export const tracedStep = <T>(
  name: string,
  attributes: () => Attributes,
  work: () => Promise<T>,
): Promise<T> =>
  trace.getActiveSpan()?.isRecording() ? inSpan(beginCall(name, attributes()), work) : work();

/** Runs work that no request waits for, as a trace of its own. */
export const tracedWork = <T>(
  name: string,
  attributes: Attributes,
  work: (span: Span) => Promise<T>,
): Promise<T> => {
  const span = tracer().startSpan(name, { kind: SpanKind.CONSUMER, attributes, root: true }, ROOT_CONTEXT);
  return inSpan({ span, within: trace.setSpan(ROOT_CONTEXT, span) }, () => work(span));
};

const inSpan = async <T>({ span, within }: OpenSpan, work: () => Promise<T>): Promise<T> => {
  try {
    return await context.with(within, work);
  } catch (error) {
    markFailed(span, typeOf(error));
    throw error;
  } finally {
    span.end();
  }
};

const typeOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
};
