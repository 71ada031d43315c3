import type { HttpApi } from '@sundara/contracts/federation';
import { answered, fakeProvider } from '@sundara/web/testing';
import { createFavourites } from './favourites.store.ts';

test('a list that was asked for before a write does not undo it', async () => {
  const { http } = fakeProvider({
    'favourites.list': [answered({ salonIds: [] })],
    'favourites.add': [answered({ salonIds: ['s1'] })],
  });
  let listArrives = () => {};
  const late = new Promise<void>((resolve) => {
    listArrives = resolve;
  });
  const call: HttpApi['call'] = async (operation, input) => {
    const answer = await http.call(operation, input);
    if (operation.name === 'favourites.list') await late;
    return answer;
  };
  const { store, load, set } = createFavourites({ http: { call } });
  const loaded = load('c1');
  expect(await set('c1', 's1', true)).toBe('done');
  listArrives();
  await loaded;
  expect([...store.getState().salonIds]).toEqual(['s1']);
});
