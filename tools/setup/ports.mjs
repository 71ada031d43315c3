import { createServer } from 'node:net';
import { Refusal } from './refusal.mjs';

/** The three servers of `npm start`, the setting of each port and its default. The API runs once for each of its ports. */
const PORTS = /** @type {const} */ ([
  { key: 'site', setting: 'PORT', fallback: 3000, server: 'the site' },
  { key: 'api', setting: 'API_PORT', fallback: 3001, server: 'the provider API', several: true },
  { key: 'sandbox', setting: 'SANDBOX_PORT', fallback: 3002, server: 'the payment sandbox' },
]);

/** @typedef {{ site: number, api: readonly number[], sandbox: number }} Ports */

/**
 * Reads the ports and checks that each is free, before anything slow starts.
 *
 * @param {Record<string, string | undefined>} environment
 * @returns {Promise<Ports>}
 * @throws {Refusal} a wrong number, one number for two servers, a port that something listens on, or that browsers refuse
 */
export const claimPorts = async (environment) => {
  const chosen = PORTS.flatMap((port) =>
    readPorts(port, environment[port.setting]).map((number) => ({ ...port, number })),
  );
  for (const [place, port] of chosen.entries()) {
    const other = chosen.slice(0, place).find(({ number }) => number === port.number);
    if (other)
      throw new Refusal(`${other.setting} and ${port.setting} are both ${port.number}: give them two ports.`);
  }
  for (const port of chosen) await requireUsable(port);
  /** @param {'site' | 'api' | 'sandbox'} key */
  const numbersOf = (key) => chosen.filter((port) => port.key === key).map(({ number }) => number);
  return { site: numbersOf('site')[0] ?? 0, api: numbersOf('api'), sandbox: numbersOf('sandbox')[0] ?? 0 };
};

/**
 * The port of the site.
 *
 * @param {Record<string, string | undefined>} environment
 * @returns {number}
 * @throws {Refusal} a wrong number
 */
export const sitePort = (environment) => readPort(PORTS[0], environment[PORTS[0].setting]);

/**
 * Reads the port of the site and checks that it is free; the other servers are not needed.
 *
 * @param {Record<string, string | undefined>} environment
 * @returns {Promise<number>}
 * @throws {Refusal} a wrong number, one that something listens on, or that browsers refuse
 */
export const claimSitePort = async (environment) => {
  const number = sitePort(environment);
  await requireUsable({ ...PORTS[0], number });
  return number;
};

/** @param {typeof PORTS[number]} port @param {string | undefined} text */
const readPorts = (port, text) =>
  'several' in port && text
    ? text.split(',').map((one) => readPort(port, one.trim()))
    : [readPort(port, text)];

/** @param {{ setting: string, fallback: number }} port @param {string | undefined} text */
const readPort = ({ setting, fallback }, text) => {
  if (text === undefined || text === '') return fallback;
  const number = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (number < 1 || number > 65_535) {
    throw new Refusal(`${setting} must be a port number from 1 to 65535, and '${text}' is none.`);
  }
  return number;
};

/** @param {{ setting: string, number: number, server: string }} port */
const requireUsable = async (port) => {
  await requireFree(port);
  await requireReachable(port);
};

/**
 * Tests the two addresses on which another program may use it.
 *
 * @param {{ setting: string, number: number, server: string }} port
 */
const requireFree = async ({ setting, number, server }) => {
  for (const host of ['127.0.0.1', '::']) {
    const code = await listenOnce(number, host);
    if (code === 'EADDRINUSE') {
      throw new Refusal(
        `port ${number} for ${server} is taken: end what listens there, or set ${setting} to a free port.`,
      );
    }
    if (code === 'EACCES') {
      throw new Refusal(
        `port ${number} for ${server} needs more rights than this user has: set ${setting} to one above 1023.`,
      );
    }
  }
};

/**
 * Browsers and `fetch` ask no server on a port that belongs to another protocol: such a site would never be reached.
 * Source: Fetch Standard, 'bad port'.
 *
 * @param {{ setting: string, number: number, server: string }} port one on which nothing listens
 */
const requireReachable = async ({ setting, number, server }) => {
  const reason = await fetch(`http://127.0.0.1:${number}/`).then(
    () => '',
    (error) => (error.cause instanceof Error ? error.cause.message : ''),
  );
  if (reason !== 'bad port') return;
  throw new Refusal(
    `browsers refuse port ${number} for ${server}, as it belongs to another protocol: set ${setting} to another one.`,
  );
};

/** @param {number} port @param {string} host @returns {Promise<string>} the error's code, or '' */
const listenOnce = (port, host) => {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', (error) => resolve('code' in error ? String(error.code) : ''));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve('')));
  });
};
