import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

export interface LoadCall {
  readonly method: string;
  readonly path: string;
  readonly token: string;
}

export interface LoadPlan {
  readonly url: string;
  /** Sent one after the other, again and again. */
  readonly calls: readonly LoadCall[];
  /** Opened before the first call, as a proxy has them. */
  readonly connections: number;
  /** Calls a second, answered or not; without it each connection sends its next call when the last is answered. */
  readonly perSecond?: number;
  /** How long answers are counted. */
  readonly seconds: number;
}

/** How often a method was answered with a status: `{ 'PUT 200': 61, 'PUT 503': 540 }`. */
export type LoadAnswers = Readonly<Record<string, number>>;

const STEP_MS = 5;
/** Until as many calls are under way as will be. */
const LEAD_SECONDS = 1.5;

/**
 * Sends calls for some time, and then leaves without waiting for answers. What is answered before the load is
 * whole is not counted.
 * @param told is called every second, so that whoever waits knows that the load goes on
 * @returns what was answered
 */
export const offerLoad = async (plan: LoadPlan, told: () => void): Promise<LoadAnswers> => {
  const { url, calls, connections, perSecond, seconds } = plan;
  const agent = new Agent({ keepAlive: true, maxSockets: connections, maxFreeSockets: connections });
  const answers: Record<string, number> = {};
  const ask = async (method: string, path: string, token?: string): Promise<number> => {
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const asked = request(`${url}${path}`, { method, agent, headers }).end();
    const [answer]: IncomingMessage[] = await once(asked, 'response');
    await once(answer?.resume() ?? asked, 'end');
    return answer?.statusCode ?? 0;
  };
  await Promise.all(Array.from({ length: connections }, () => ask('GET', '/healthz')));

  let [sent, underWay, isOver, isCounted] = [0, 0, false, false];
  const send = async (): Promise<void> => {
    const call = calls[sent % calls.length];
    sent += 1;
    underWay += 1;
    // A connection that is lost, by the server or at the end, is no answer.
    const status = await ask(call?.method ?? '', call?.path ?? '', call?.token).catch(() => 0);
    underWay -= 1;
    const name = `${call?.method} ${status}`;
    if (isCounted) answers[name] = (answers[name] ?? 0) + 1;
  };
  const sendOn = async (): Promise<void> => {
    while (!isOver) await send();
  };
  const began = performance.now();
  if (perSecond === undefined) for (let no = 0; no < connections; no += 1) void sendOn();
  const beat = setInterval(told, 1_000);
  for (let passed = 0; passed < LEAD_SECONDS + seconds; passed = (performance.now() - began) / 1_000) {
    isCounted = passed >= LEAD_SECONDS;
    while (perSecond !== undefined && sent < passed * perSecond && underWay < connections) void send();
    await wait(STEP_MS);
  }
  isOver = true;
  isCounted = false;
  clearInterval(beat);
  agent.destroy();
  return answers;
};
