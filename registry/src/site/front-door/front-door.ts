import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { countPerMinute } from '../http/count-per-minute.ts';
import { refusalCounter } from '../measures/refusals.ts';
import { createInFlight } from './in-flight.ts';
import type { FrontDoorLimits } from './limits.ts';
import { createSlowClients } from './slow-clients.ts';

const LOOK_MS = 1_000;
const ONE_HOST = 'A request names one host.\n';

/** None is named by HTTP/1.0 alone. */
const namesOneHost = ({ rawHeaders, httpVersion }: IncomingMessage): boolean => {
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0');
};

/**
 * Keeps slow or greedy clients from using up resources: closes excess connections of one address, and connections of
 * clients that send or read almost nothing.
 *
 * @param isBehindProxy whether connections come from a proxy, each for many people
 */
export const watchFrontDoor = (
  app: FastifyInstance,
  limits: FrontDoorLimits,
  isBehindProxy: boolean,
): void => {
  const cuts = countPerMinute();
  const countRefusal = refusalCounter();
  const slowClients = createSlowClients(limits, (address, reason) => {
    cuts.add(address);
    countRefusal(reason);
  });
  const connections = createInFlight(limits.connectionsPerAddress);
  const looking = setInterval(slowClients.look, LOOK_MS).unref();
  app.server.on('connection', (socket) => {
    if (isBehindProxy) return;
    const address = socket.remoteAddress ?? '';
    const fewer = cuts.of(address) > limits.cutsPerMinute ? limits.connectionsOfOffender : undefined;
    if (connections.take(address, socket, fewer)) return;
    countRefusal('connections');
    socket.destroy();
  });
  // Node would refuse what it expects without our headers, so it is answered like any other.
  app.server.on('checkExpectation', (request, response) => {
    delete request.headers.expect;
    app.server.emit('request', request, response);
  });
  app.addHook('onClose', async () => clearInterval(looking));
  app.addHook('onRequest', async (request, reply) => {
    if (!slowClients.follow(request.raw, reply.raw)) return reply.hijack();
    if (namesOneHost(request.raw)) return;
    countRefusal('two-hosts');
    return reply.code(400).type('text/plain').send(ONE_HOST);
  });
};
