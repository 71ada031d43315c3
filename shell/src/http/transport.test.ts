import { AxiosError, type InternalAxiosRequestConfig } from 'axios';
import { createTransport } from './transport.ts';

const adapterThat = (answer: (config: InternalAxiosRequestConfig) => unknown) => {
  const seen: InternalAxiosRequestConfig[] = [];
  const send = createTransport(async (config) => {
    seen.push(config);
    const data = await answer(config);
    return { data, status: 200, statusText: 'OK', headers: {}, config };
  });
  return { send, seen };
};
const read = { method: 'GET', url: '/api/public/salons', token: undefined } as const;

test('the token goes along as a bearer, and nothing does without one', async () => {
  const { send, seen } = adapterThat(() => ({}));
  await send({ ...read, token: 'abc' });
  await send(read);
  expect(seen.map(({ headers }) => headers.get('Authorization'))).toEqual(['Bearer abc', undefined]);
});

test('a write without a body names no content type', async () => {
  const { send, seen } = adapterThat(() => ({}));
  const write = { ...read, method: 'PUT' } as const;
  await send(write);
  await send({ ...write, body: { kept: true } });
  expect(seen.map(({ headers }) => headers.toJSON()['Content-Type'])).toEqual([
    undefined,
    'application/json',
  ]);
});

test('the key of a request goes along in quotes, as the draft writes it', async () => {
  const { send, seen } = adapterThat(() => ({}));
  await send({ ...read, method: 'POST', key: 'one-of-a-kind' });
  await send(read);
  expect(seen.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual(['"one-of-a-kind"', undefined]);
});

test('no call waits longer than 15 s', async () => {
  const { send, seen } = adapterThat(() => ({}));
  await send(read);
  expect(seen[0]?.timeout).toBe(15_000);
});

test.each([
  ['network', new AxiosError('Network Error', 'ERR_NETWORK')],
  ['timeout', new AxiosError('timeout exceeded', 'ETIMEDOUT')],
  ['timeout', new AxiosError('timeout exceeded', 'ECONNABORTED')],
  ['cancelled', new AxiosError('canceled', 'ERR_CANCELED')],
  ['network', new TypeError('Failed to fetch')],
])('it answers %s and never throws', async (kind, error) => {
  const { send } = adapterThat(() => Promise.reject(error));
  expect(await send(read)).toEqual({ kind });
});

test('a call that is watched tells how much of it has gone, never more than all', async () => {
  const { send, seen } = adapterThat(({ onUploadProgress }) => {
    const tell = (loaded: number, total: object) =>
      onUploadProgress?.({ loaded, bytes: loaded, lengthComputable: true, ...total });
    tell(0, {});
    tell(5, { total: 20 });
    tell(21, { total: 20 });
    return {};
  });
  const shares: number[] = [];
  await send({ ...read, method: 'POST', body: new FormData(), onSent: (share) => shares.push(share) });
  await send(read);
  expect(shares).toEqual([0.25, 1]);
  expect(seen.map(({ onUploadProgress }) => typeof onUploadProgress)).toEqual(['function', 'undefined']);
});
