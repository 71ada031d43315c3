import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { observe } from './measure.ts';

const NS = 1e9;
const RESOLUTION_MS = 20;

/** Observes the event loop, the memory and the processor time of this process; the delays count from scrape to scrape. */
export const observeProcess = (): void => {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  let before = performance.eventLoopUtilization();
  // A sample is the whole time between two ticks of the monitor.
  const late = (ns: number) => Math.max(0, ns / NS - RESOLUTION_MS / 1_000);
  observe('nodejs.eventloop.delay.p50', (result) => result.observe(late(delay.percentile(50))));
  observe('nodejs.eventloop.delay.p99', (result) => result.observe(late(delay.percentile(99))));
  observe('nodejs.eventloop.delay.max', (result) => {
    result.observe(late(delay.max));
    // Callbacks are called in the order in which they were added: this one is the last to read it.
    delay.reset();
  });
  observe('nodejs.eventloop.utilization', (result) => {
    const now = performance.eventLoopUtilization();
    result.observe(performance.eventLoopUtilization(now, before).utilization);
    before = now;
  });
  observe('process.cpu.time', (result) => {
    const { user, system } = process.cpuUsage();
    result.observe(user / 1e6, { 'cpu.mode': 'user' });
    result.observe(system / 1e6, { 'cpu.mode': 'system' });
  });
  observe('process.memory.usage', (result) => result.observe(process.memoryUsage.rss()));
  observe('process.uptime', (result) => result.observe(process.uptime()));
  observe('v8js.memory.heap.used', (result) => result.observe(process.memoryUsage().heapUsed));
};
