import { Requests } from './requests.ts';

const asked = { method: 'GET', path: '/', since: 0, until: 10 };

test('of what was answered nothing is kept but the begin of failures, so that hours of answers fit into memory', () => {
  const requests = new Requests();
  for (const status of [200, 404, 503, 0])
    requests.add({ ...asked, status, said: `${status} ${'₹'.repeat(100_000)}` });
  expect(requests.all.map(({ said }) => said.length)).toEqual([0, 0, 300, 300]);
  expect(requests.failed()).toEqual([
    expect.stringMatching(/^GET \/ from 0 to 10 ms: 503 503 ₹+$/),
    expect.stringMatching(/^GET \/ from 0 to 10 ms: 0 0 ₹+$/),
  ]);
});
