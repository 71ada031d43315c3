import { type Context, createContextKey, propagation, ROOT_CONTEXT } from '@opentelemetry/api';
import type { OpenSpan } from '@sundara/node/telemetry';
import { createPageTraces } from './page-trace.ts';

const SECRET = 'a secret that only tests know';
const ID = '9252d114-fee3-490c-a14f-81a6cad6ebea';
const TRACE = createContextKey('trace');
const parentOf = (flags: string) => `00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-${flags}`;
const spanOf = (flags: string) =>
  ({ within: ROOT_CONTEXT.setValue(TRACE, parentOf(flags)) }) as unknown as OpenSpan;

beforeAll(() => {
  propagation.setGlobalPropagator({
    inject: (context: Context, carrier: unknown) => {
      Object.assign(carrier as object, { traceparent: context.getValue(TRACE) });
    },
    extract: (context) => context,
    fields: () => ['traceparent'],
  });
});
afterAll(() => propagation.disable());

test('what one server of a site signed, another one reads', () => {
  const token = createPageTraces(SECRET).write(ID, spanOf('01'));
  expect(createPageTraces(SECRET).read(token)).toEqual({ requestId: ID, traceparent: parentOf('01') });
});

test('a page is not told a trace that is not kept', () => {
  expect(createPageTraces(SECRET).write(ID, spanOf('00'))).toBeUndefined();
});

test.each([
  ['nothing', () => undefined],
  ['no signature', () => `${ID}.${parentOf('01')}.`],
  ['another trace', (token: string) => token.replace('4bf9', '4bf8')],
  ['another request', (token: string) => token.replace('9252', '9253')],
  ['a signature of another site', () => createPageTraces('another secret').write(ID, spanOf('01'))],
])('%s is no trace', (_, forge) => {
  const { write, read } = createPageTraces(SECRET);
  expect(read(forge(write(ID, spanOf('01')) ?? ''))).toBeUndefined();
});
