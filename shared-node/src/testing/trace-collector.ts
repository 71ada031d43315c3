import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A span as a collector gets it. */
export interface SentSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly isFailed: boolean;
  /** The `service.name` of the process that sent it. */
  readonly service: string;
}

interface Attribute {
  readonly key: string;
  readonly value: Readonly<Record<string, unknown>>;
}
interface Sent {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly Attribute[] };
    readonly scopeSpans: readonly {
      readonly spans: readonly (Omit<SentSpan, 'attributes' | 'service' | 'isFailed'> & {
        readonly attributes: readonly Attribute[];
        readonly status: { readonly code: number };
      })[];
    }[];
  }[];
}

const FAILED = 2;

const recordOf = (attributes: readonly Attribute[]): Record<string, unknown> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

const spansIn = ({ resourceSpans }: Sent): SentSpan[] =>
  resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) =>
      spans.map(({ attributes, status, ...span }) => ({
        ...span,
        attributes: recordOf(attributes),
        isFailed: status.code === FAILED,
        service: String(recordOf(resource.attributes)['service.name']),
      })),
    ),
  );

/** A collector of traces (OTLP over HTTP, JSON) on loopback; `settings` let a server send its spans to it, soon. */
export const startTraceCollector = async () => {
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    bodies.push(await text(request));
    response.setHeader('content-type', 'application/json').end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    settings: { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`, OTEL_BSP_SCHEDULE_DELAY: '50' },
    spans: (): SentSpan[] => bodies.flatMap((body) => spansIn(JSON.parse(body))),
    /** Everything that was sent, as it was. */
    raw: (): string => bodies.join('\n'),
    close: (): void => {
      server.closeAllConnections();
      server.close();
    },
  };
};
