import type { RemoteLoaderArgs } from '@sundara/contracts/federation';
import { answered, fakeProvider, fakeShell, refused, unreachable } from '@sundara/web/testing';
import { aSalonDetail } from '../../testing/salon-detail.builder.ts';
import { loadSalon, loadStore } from './salon.loader.ts';

type Answers = Parameters<typeof fakeProvider>[0][string];

const visit = (address: string, answers: Answers = [answered({ salon: aSalonDetail({ id: 's1' }) })]) => {
  const { http, urls } = fakeProvider({ 'salons.detail': answers });
  const { signal } = new AbortController();
  const args = (params: RemoteLoaderArgs['params']): RemoteLoaderArgs => ({
    shell: fakeShell({ http }),
    params,
    request: { url: `https://sundara.test${address}`, signal },
  });
  return { urls, args };
};
const whereTo = (answer: unknown) =>
  answer instanceof Response ? answer.headers.get('location') : undefined;

beforeEach(() => localStorage.clear());

test('the address without an id shows the salon that was looked at last', async () => {
  await loadSalon(visit('/salon/s1').args({ id: 's1' }));
  const { urls, args } = visit('/customer/store');
  await loadStore(args({}));
  expect(urls).toEqual(['/api/public/salons/s1']);
});

test('an id in the query is what is shown, whatever was looked at last', async () => {
  await loadSalon(visit('/salon/s1').args({ id: 's1' }));
  const { urls, args } = visit('/customer/store?id=s2');
  await loadStore(args({}));
  expect(urls).toEqual(['/api/public/salons/s2']);
});

test('where nothing was looked at, it leads to the list', async () => {
  const { urls, args } = visit('/customer/store');
  expect([whereTo(await loadStore(args({}))), urls]).toEqual(['/salons', []]);
});

test('a salon that is gone is forgotten, one that can not be reached is not', async () => {
  await loadSalon(visit('/salon/s1').args({ id: 's1' }));
  const away = await loadStore(visit('/customer/store', [unreachable]).args({}));
  expect(away).toMatchObject({ ok: false });
  expect(whereTo(await loadStore(visit('/customer/store', [refused('NOT_FOUND')]).args({})))).toBe('/salons');
  const { urls, args } = visit('/customer/store');
  expect([whereTo(await loadStore(args({}))), urls]).toEqual(['/salons', []]);
});

test('a salon that is not there is not remembered', async () => {
  await loadSalon(visit('/salon/s9', [refused('NOT_FOUND')]).args({ id: 's9' }));
  expect(whereTo(await loadStore(visit('/customer/store').args({})))).toBe('/salons');
});
