import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Ledger } from './ledger.ts';
import { plainError } from './razorpay-error.ts';

/** Makes the routes of the app as slow, failing or broken as the behaviour asks for. */
export function misbehave(app: FastifyInstance, ledger: Ledger): void {
  const toBreak = new WeakSet<FastifyRequest>();

  app.addHook('onRequest', async (request) => {
    const { delayMs } = ledger.behaviour;
    if (delayMs > 0) await wait(delayMs, undefined, { ref: false });
    // Read anew: other calls may have used it up while this one waited.
    const { behaviour } = ledger;
    if (behaviour.failNext > 0) {
      ledger.commit([{ kind: 'behaviour', behaviour: { ...behaviour, failNext: behaviour.failNext - 1 } }]);
      throw plainError(500, 'SERVER_ERROR', 'The payment sandbox was told to fail this call.');
    }
    if (behaviour.brokenNext > 0) {
      ledger.commit([
        { kind: 'behaviour', behaviour: { ...behaviour, brokenNext: behaviour.brokenNext - 1 } },
      ]);
      toBreak.add(request);
    }
  });

  app.addHook('onSend', async (request, _reply, payload) =>
    toBreak.has(request) && typeof payload === 'string' ? brokenOff(payload) : payload,
  );
}

/** The first half, then nothing: the connection ends in the middle of the answer. */
function brokenOff(payload: string): Readable {
  return Readable.from(
    (async function* () {
      yield payload.slice(0, payload.length / 2);
      throw new Error('The answer breaks off here on purpose.');
    })(),
  );
}
