import 'fake-indexeddb/auto';
import { customerStats, listSalons, listSublocalities } from '@sundara/contracts/api';
import { answered, fakeProvider, refused, unreachable } from '@sundara/web/testing';
import { type AnswerStore, openAnswerStore } from './answer-store.ts';
import { callOrKept } from './call-or-kept.ts';

const places = (...names: string[]) => answered({ sublocalities: names, localities: [] });
let name = 0;
let writing: Promise<void> = Promise.resolve();
const freshStore = (limits?: { answers: number; characters: number }): AnswerStore => {
  name += 1;
  const store = openAnswerStore(limits, `test-${name}`);
  return {
    ...store,
    write: (url, answer) => {
      writing = store.write(url, answer);
      return writing;
    },
  };
};
/** The write to the store, which the call does not wait for. */
const written = () => writing;

test.each([
  ['nobody answers', unreachable],
  ['the server answers 503', refused('UNAVAILABLE')],
])('when %s, the last real answer stands in, with its instant', async (_, failure) => {
  const provider = fakeProvider({ 'salons.sublocalities': [places('Uppal'), failure] });
  const store = freshStore();
  const before = Date.now();
  expect(await callOrKept(provider, listSublocalities, {}, { store })).not.toHaveProperty('keptAt');
  await written();
  const kept = await callOrKept(provider, listSublocalities, {}, { store });
  expect(kept.ok && kept.data.sublocalities).toEqual(['Uppal']);
  expect(Date.parse(kept.keptAt ?? '')).toBeGreaterThanOrEqual(before);
  expect(kept.keptFor).toEqual(failure.ok ? undefined : failure.failure);
});

test('a refusal stands as it is, even where an answer is kept', async () => {
  const provider = fakeProvider({ 'salons.sublocalities': [places('Uppal'), refused('VALIDATION_FAILED')] });
  const store = freshStore();
  await callOrKept(provider, listSublocalities, {}, { store });
  await written();
  expect((await callOrKept(provider, listSublocalities, {}, { store })).ok).toBe(false);
});

test('an answer to another address does not stand in', async () => {
  const list = answered({
    salons: [],
    services: [],
    localities: [],
    specialties: [],
    countIsCapped: false,
    pagination: { totalCount: 0, totalPages: 1, currentPage: 1, page: 1, limit: 8, total: 0, pages: 1 },
  });
  const provider = fakeProvider({ 'salons.list': [list, unreachable] });
  const store = freshStore();
  await callOrKept(provider, listSalons, { query: { sublocality: 'Uppal' } }, { store });
  await written();
  expect((await callOrKept(provider, listSalons, { query: { sublocality: 'Kondapur' } }, { store })).ok).toBe(
    false,
  );
  expect((await callOrKept(provider, listSalons, { query: { sublocality: 'Uppal' } }, { store })).ok).toBe(
    true,
  );
});

test.each([
  ['what is not public', customerStats, {}],
  ['an answer to where the visitor is', listSalons, { query: { near: '17.412,78.401' } }],
] as const)('%s is never written down', async (_, operation, input) => {
  const store = { read: jest.fn(async () => undefined), write: jest.fn(async () => {}) };
  const http = { call: async () => ({ ok: true, data: {} }) as never };
  await callOrKept({ http }, operation, input, { store });
  expect(store.write).not.toHaveBeenCalled();
});

test('what lies in the store but is no answer by the contract is no answer', async () => {
  const store = freshStore();
  await store.write('/api/public/salons/sublocalities', { at: 'x', text: '{"sublocalities":7}' });
  const provider = fakeProvider({ 'salons.sublocalities': [unreachable] });
  expect((await callOrKept(provider, listSublocalities, {}, { store })).ok).toBe(false);
});

test('a browser that stores nothing changes nothing', async () => {
  const fails = () => Promise.reject(new Error('no room'));
  const store = { read: fails, write: fails };
  const provider = fakeProvider({ 'salons.sublocalities': [places('Uppal'), unreachable] });
  expect((await callOrKept(provider, listSublocalities, {}, { store })).ok).toBe(true);
  expect((await callOrKept(provider, listSublocalities, {}, { store })).ok).toBe(false);
});

test('the store holds so many answers and so much text, and the oldest make room', async () => {
  const store = freshStore({ answers: 3, characters: 100 });
  const answer = (size: number) => ({ at: 'now', text: 'x'.repeat(size) });
  for (const url of ['/1', '/2', '/3', '/4']) await store.write(url, answer(10));
  expect(await store.read('/1')).toBeUndefined();
  expect(await store.read('/2')).toBeDefined();
  await store.write('/5', answer(85));
  expect(await store.read('/3')).toBeUndefined();
  expect(await store.read('/4')).toBeDefined();
  await store.write('/6', answer(101));
  expect(await store.read('/6')).toBeUndefined();
  expect(await store.read('/5')).toBeDefined();
});
