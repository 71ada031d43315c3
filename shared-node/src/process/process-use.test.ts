import { usedBy } from './process-use.ts';

const ownCpuMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};

test('what a process uses is what it says of itself, where the system tells', async () => {
  const [before, use, after] = [ownCpuMs(), await usedBy(process.pid), ownCpuMs()];
  if (process.platform !== 'linux') return expect(use).toBeUndefined();
  // User and system time are each told in whole hundredths of a second.
  expect(use?.cpuMs).toBeGreaterThan(before - 20);
  expect(use?.cpuMs).toBeLessThan(after + 20);
  expect((use?.megabytes ?? 0) / (process.memoryUsage.rss() / 1024 ** 2)).toBeCloseTo(1, 0);
});

test('of a process that is not there nothing is told', async () => {
  expect(await usedBy(undefined)).toBeUndefined();
});
