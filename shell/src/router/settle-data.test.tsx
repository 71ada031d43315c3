/** @jest-environment node */
import { Suspense, use } from 'react';
import { renderToString } from 'react-dom/server';
import { settleData } from './settle-data.ts';

const Counts = ({ counts }: { counts: Promise<string> }) => <b>{use(counts)}</b>;

const htmlOf = (data: { counts: Promise<string> }) =>
  renderToString(
    <Suspense fallback={<i>Counting</i>}>
      <Counts {...data} />
    </Suspense>,
  );

test('a rendering reads settled data at once, where it would show what stands in for it', async () => {
  const data = { list: ['A'], counts: new Promise<string>((resolve) => setTimeout(resolve, 5, '64 salons')) };
  expect(htmlOf(data)).toContain('Counting');
  await settleData(data);
  expect(htmlOf(data)).toContain('<b>64 salons</b>');
});

test('a promise that is refused is marked with its reason, and nothing is thrown', async () => {
  const reason = new Error('Nobody answered.');
  const counts = Promise.reject(reason);
  await settleData({ counts });
  expect(counts).toMatchObject({ status: 'rejected', reason });
});

test.each([undefined, null, 'text', 7, { nothing: 'to wait for' }])(
  'data like %j is left as it is',
  async (data) => {
    await expect(settleData(data)).resolves.toBeUndefined();
  },
);
