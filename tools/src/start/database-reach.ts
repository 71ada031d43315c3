import { connect } from 'node:net';
import type { Ports } from '../../setup/ports.mjs';
import { Refusal } from '../../setup/refusal.mjs';
import type { Settings } from './settings.ts';

const DEFAULT_PORT = 5432;
const LIMIT_MS = 5_000;

/** @throws Refusal when several API processes would use the embedded database, which serves only one */
export const requireSharedDatabase = ({ api }: Ports, { DATABASE_URL }: Settings): void => {
  if (api.length === 1 || DATABASE_URL !== undefined) return;
  throw new Refusal(
    `API_PORT names ${api.length} ports for as many API processes, but the embedded database serves one: set DATABASE_URL, or name one port.`,
  );
};

/**
 * Checks that something listens where DATABASE_URL points, before anything slow starts. The provider checks whether it
 * lets us in. An address without a host is a socket of this machine and left to the provider.
 *
 * @throws Refusal when nothing answers within 5 seconds
 */
export const requireDatabase = async (databaseUrl: string | undefined): Promise<void> => {
  if (databaseUrl === undefined) return;
  const { hostname, port, searchParams } = new URL(databaseUrl);
  if (hostname === '' || searchParams.has('host')) return;
  const host = hostname.replace(/^\[|\]$/g, '');
  const fault = await failureToConnect(host, Number(port || DEFAULT_PORT));
  if (fault === undefined) return;
  throw new Refusal(
    `the database at ${hostname}:${port || DEFAULT_PORT} can't be reached (${fault}): start it, or correct DATABASE_URL, or leave it out for the embedded one.`,
  );
};

const failureToConnect = (host: string, port: number): Promise<string | undefined> => {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: LIMIT_MS });
    const end = (fault: string | undefined) => {
      socket.destroy();
      resolve(fault);
    };
    socket.once('connect', () => end(undefined));
    socket.once('timeout', () => end(`no answer within ${LIMIT_MS / 1000} s`));
    socket.once('error', (error) => end('code' in error ? String(error.code) : error.message));
  });
};
