import { catalogueVersion, STALE_AFTER_MS } from './catalogue-version.ts';

const setup = () => {
  const state = { now: 0, asked: 0, version: '1' };
  const answers: ((fail?: Error) => void)[] = [];
  let write = () => {};
  const database = {
    onWrite: (listener: () => void) => {
      write = listener;
    },
  };
  const readVersion = () => {
    state.asked += 1;
    // The version is taken at the time of the query, however late the answer comes.
    const { version } = state;
    return new Promise<string>((resolve, reject) => {
      answers.push((fail) => (fail ? reject(fail) : resolve(version)));
    });
  };
  const { current } = catalogueVersion(database, readVersion, () => state.now);
  const answer = async (fail?: Error) => {
    for (const each of answers.splice(0)) each(fail);
    await new Promise(setImmediate);
  };
  return { state, current, answer, write: () => write() };
};

const learnt = async () => {
  const bench = setup();
  const first = bench.current();
  await bench.answer();
  expect(await first).toBe('1');
  return bench;
};

test('all who ask at once share one question to the database, and a fresh answer serves without one', async () => {
  const { state, current, answer } = setup();
  const all = [current(), current(), current()];
  await answer();
  expect(await Promise.all(all)).toEqual(['1', '1', '1']);
  expect(await current()).toBe('1');
  expect(state.asked).toBe(1);
});

test('after a write of this process nobody gets what was learnt, or asked for, before it', async () => {
  const { state, current, answer, write } = await learnt();
  state.now += STALE_AFTER_MS;
  const before = current();
  state.version = '2';
  write();
  const after = current();
  await answer();
  expect([await before, await after]).toEqual(['1', '2']);
  expect(await current()).toBe('2');
});

test('a write of another process is seen by whoever asks 100 ms later', async () => {
  const { state, current, answer } = await learnt();
  state.version = '2';
  state.now += STALE_AFTER_MS - 1;
  expect(await current()).toBe('1');
  state.now += 1;
  const late = current();
  await answer();
  expect(await late).toBe('2');
});

test('a question that stays without an answer is not waited for by those who come 100 ms later', async () => {
  const { state, current, answer } = setup();
  const first = current();
  state.version = '2';
  state.now += STALE_AFTER_MS;
  const second = current();
  await answer();
  expect([await first, await second]).toEqual(['1', '2']);
});

test('half way it is asked for again while the known one still serves, and a failure then harms nobody', async () => {
  const { state, current, answer } = await learnt();
  state.now += STALE_AFTER_MS / 2;
  expect(await current()).toBe('1');
  expect(state.asked).toBe(2);
  await answer(new Error('the connection was lost'));
  expect(await current()).toBe('1');
  expect(state.asked).toBe(3);
});

test('who has to wait for the version is told when it can not be learnt', async () => {
  const { current, answer } = setup();
  const asked = expect(current()).rejects.toThrow('unreachable');
  await answer(new Error('unreachable'));
  await asked;
});
