import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { plainError } from '../protocol/razorpay-error.ts';
import type { Ledger } from '../store/ledger.ts';

/** Makes the routes of the app as slow, failing or broken as the behaviour says. */
export const injectFaults = (app: FastifyInstance, ledger: Ledger): void => {
  const toBreak = new WeakSet<FastifyRequest>();

  app.addHook('onRequest', async (request) => {
    // Decided when the call arrives: a slow call whose caller is gone must not use up a fault that is meant for a later
    // one.
    const { delayMs, fails, breaks } = meet(ledger);
    if (breaks) toBreak.add(request);
    if (delayMs > 0) await wait(delayMs, undefined, { ref: false });
    if (fails) throw plainError(500, 'SERVER_ERROR', 'The payment sandbox was told to fail this call.');
  });

  app.addHook('onSend', async (request, _reply, payload) =>
    toBreak.has(request) && typeof payload === 'string' ? brokenOff(payload) : payload,
  );
};

/** The faults of one more call; a failure that it gets is used up. */
const meet = (ledger: Ledger) => {
  const { delayMs, failNext, brokenNext } = ledger.behaviour;
  const [fails, breaks] = [failNext > 0, failNext === 0 && brokenNext > 0];
  if (fails || breaks) {
    const behaviour = {
      ...ledger.behaviour,
      failNext: failNext - Number(fails),
      brokenNext: brokenNext - Number(breaks),
    };
    ledger.commit([{ kind: 'behaviour', behaviour }]);
  }
  return { delayMs, fails, breaks };
};

/** The first half, then an error: the connection ends in the middle of the answer. */
const brokenOff = (payload: string): Readable => {
  return Readable.from(
    (async function* () {
      yield payload.slice(0, payload.length / 2);
      throw new Error('The answer breaks off here on purpose.');
    })(),
  );
};
