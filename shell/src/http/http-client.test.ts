import { createOrder, listSublocalities, salonDetail, uploadReviewPhoto } from '@sundara/contracts/api';
import { fakeApi, ok, refuse } from '../testing/fake-api.ts';
import { createHttpClient, type FailedCall } from './http-client.ts';

const PLACES = 'GET /api/public/salons/sublocalities';
const URL_OF_PLACES = '/api/public/salons/sublocalities';
const places = ok({ sublocalities: ['Jubilee Hills'], localities: [] });

const clientFor = (answers: Parameters<typeof fakeApi>[0], token?: string) => {
  const api = fakeApi(answers);
  const ready = async () => ({ ok: true, token }) as const;
  const nobody = async () => undefined;
  const failures: FailedCall[] = [];
  const client = createHttpClient({
    send: api.send,
    onFailure: (failure) => void failures.push(failure),
    tokens: { stored: () => token, ready, renewed: ready, signedInAgain: nobody, lost: () => {} },
  });
  return { ...api, client, failures, read: () => client.call(listSublocalities, {}) };
};

test('an answer is parsed by the contract, and what is not in it is dropped', async () => {
  const { read } = clientFor({
    [PLACES]: ok({ sublocalities: ['Jubilee Hills'], localities: [], secret: 1 }),
  });
  const result = await read();
  expect(result).toMatchObject({ ok: true, data: { sublocalities: ['Jubilee Hills'] } });
  expect(result).not.toHaveProperty('data.secret');
});

test.each([
  ['network', { kind: 'network' } as const],
  ['timeout', { kind: 'timeout' } as const],
  ['protocol', ok({ sublocalities: 'none' })],
  ['protocol', { kind: 'answer', status: 404, body: '<html>' } as const],
  ['network', { kind: 'answer', status: 502, body: '<html>' } as const],
])('a failure of kind %s says so in a sentence', async (kind, answer) => {
  const { read } = clientFor({ [PLACES]: answer });
  expect(await read()).toEqual({ ok: false, failure: { kind, message: expect.stringMatching(/\.$/) } });
});

const ID = '9252d114-fee3-490c-a14f-81a6cad6ebea';

test.each([
  ['rejected', { ...refuse(500, 'INTERNAL'), requestId: ID }, { status: 500, requestId: ID }],
  ['protocol', ok({ sublocalities: 'none' }), { status: 200, requestId: '' }],
  ['timeout', { kind: 'timeout' } as const, { status: 0, requestId: '' }],
])(
  'a failure of kind %s is told with operation, status and the id of the request',
  async (kind, answer, told) => {
    const { read, failures } = clientFor({ [PLACES]: answer });
    await read();
    expect(failures).toEqual([{ operation: 'salons.sublocalities', kind, ...told }]);
  },
);

test('a refusal carries status, code, message and the whole reply', async () => {
  const { client } = clientFor({
    'POST /api/payment/create-order': refuse(409, 'SLOT_TAKEN', { slots: [] }),
  });
  const body = { amount: 508, salonId: 's1', services: [{ serviceId: 'x' }], dateTime: '2026-11-24T16:00' };
  expect(await client.call(createOrder, { body })).toMatchObject({
    ok: false,
    failure: { kind: 'rejected', status: 409, code: 'SLOT_TAKEN', reply: { slots: [] } },
  });
});

test('every call carries the stored token, public ones too', async () => {
  const { read, calls } = clientFor({ [PLACES]: places }, 'the-token');
  await read();
  expect(calls).toEqual([expect.objectContaining({ token: 'the-token' })]);
});

test('a call that lacks a part of its address fails and sends nothing', async () => {
  const { client, calls } = clientFor({});
  expect(await client.call(salonDetail, { params: { id: '' } })).toMatchObject({
    failure: { kind: 'protocol' },
  });
  expect(calls).toEqual([]);
});

test('a file is sent as form data, in the field that the operation names', async () => {
  const { client, calls } = clientFor({ 'POST /api/customer/review-photos': refuse(422, 'UPLOAD_REFUSED') });
  const file = new Blob(['a picture']);
  await client.call(uploadReviewPhoto, { file });
  const body = calls[0]?.body;
  expect(body).toBeInstanceOf(FormData);
  expect(body instanceof FormData && [...body.keys()]).toEqual(['photo']);
});

test('equal reads under way share one request', async () => {
  const { read, calls } = clientFor({ [PLACES]: places });
  await Promise.all([read(), read(), read()]);
  expect(calls).toHaveLength(1);
  await read();
  expect(calls).toHaveLength(2);
});

test('a shared read ends only when all who wait have given up', async () => {
  const { client, calls } = clientFor({ [PLACES]: new Promise(() => {}) });
  const first = new AbortController();
  const second = new AbortController();
  const results = [first, second].map(({ signal }) => client.call(listSublocalities, {}, { signal }));
  first.abort();
  expect(await results[0]).toMatchObject({ failure: { kind: 'cancelled' } });
  expect(calls[0]?.signal?.aborted).toBe(false);
  second.abort();
  expect(await results[1]).toMatchObject({ failure: { kind: 'cancelled' } });
  expect(calls[0]?.signal?.aborted).toBe(true);
});

test('a primed answer serves the next equal read, once', async () => {
  const { client, read, calls } = clientFor({ [PLACES]: places });
  client.prime(URL_OF_PLACES);
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(await read()).toMatchObject({ ok: true });
  expect(calls).toHaveLength(1);
  await read();
  expect(calls).toHaveLength(2);
});

test('a write makes primed answers out of date', async () => {
  const { client, read, calls } = clientFor({ [PLACES]: places });
  client.prime(URL_OF_PLACES);
  await new Promise((resolve) => setTimeout(resolve, 0));
  await client.call(createOrder, {
    body: { amount: 1, salonId: 's', services: [{ serviceId: 'x' }], dateTime: 'x' },
  });
  await read();
  expect(calls.filter(({ method }) => method === 'GET')).toHaveLength(2);
});

test('a read after a write never shares one that was under way before or during it', async () => {
  let answerWrite = (_: Awaited<typeof places>) => {};
  const written = new Promise<typeof places>((resolve) => {
    answerWrite = resolve;
  });
  const { client, read, calls } = clientFor({
    [PLACES]: new Promise(() => {}),
    'POST /api/payment/create-order': written,
  });
  void read();
  const body = { amount: 1, salonId: 's', services: [{ serviceId: 'x' }], dateTime: 'x' };
  const writing = client.call(createOrder, { body });
  void read();
  answerWrite(places);
  await writing;
  void read();
  expect(calls.filter(({ method }) => method === 'GET')).toHaveLength(3);
});
