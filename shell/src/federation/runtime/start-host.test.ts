import { assetAt } from '../../testing/page-data.builder.ts';
import { LoadError } from '../load-error.ts';
import { hostStarter } from './start-host.ts';

const runtime = [assetAt('/shell/1.0.0/c/federation.js')];
const running = { initScope: async () => {}, drop: () => {}, getModule: async () => ({}) };
const filesThat = (fetchFile: () => Promise<void>) => ({ fetchFile, announce: () => {}, forget: () => {} });

test('the runtime is fetched and started once', async () => {
  const fetchFile = jest.fn(async () => {});
  const load = jest.fn(async () => running);
  const host = hostStarter(filesThat(fetchFile), runtime, load);
  expect(await Promise.all([host(), host()])).toEqual([running, running]);
  expect(fetchFile).toHaveBeenCalledTimes(1);
  expect(load).toHaveBeenCalledTimes(1);
});

test('a failure keeps its reason, and the next call fetches anew', async () => {
  const fetchFile = jest.fn(async () => {}).mockRejectedValueOnce(new LoadError('tampered', 'other hash'));
  const host = hostStarter(filesThat(fetchFile), runtime, async () => running);
  await expect(host()).rejects.toMatchObject({ reason: 'tampered' });
  await expect(host()).resolves.toBe(running);
});

test('a runtime that does not start is broken', async () => {
  const host = hostStarter(
    filesThat(async () => {}),
    runtime,
    () => Promise.reject(new Error('no version')),
  );
  await expect(host()).rejects.toMatchObject({ reason: 'broken' });
});
