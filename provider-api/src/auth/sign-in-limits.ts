import type { FastifyRequest } from 'fastify';
import { networkOf } from '../http/network-of.ts';
import type { AttemptLimit } from './count-attempts.ts';

/** With ten attempts per minute: 300 a minute from one address, 100 an hour at one account. */
const PER_ADDRESS = 30;
const PER_ACCOUNT = 10;

/** What limits a whole network: signing in and registering together; what has another purpose counts by itself. */
export const addressLimit = ({ ip, server }: FastifyRequest, purpose = 'sign-in'): AttemptLimit => ({
  key: `${purpose} from ${networkOf(ip)}`,
  most: PER_ADDRESS * server.auth.attemptsPerMinute,
  minutes: 1,
  countsSuccess: true,
});

/**
 * How often a password may be tried (decision 26). A browser in which the account signed in before has its own
 * allowance, whatever others do; all others share the account's.
 */
export const signInLimits = async (request: FastifyRequest, email: string): Promise<AttemptLimit[]> => {
  const { attemptsPerMinute, knownBrowsers } = request.server.auth;
  const account = email.toLowerCase();
  request.accountEmail = account;
  const browser = await knownBrowsers.find(request, account);
  if (browser) {
    const key = `sign-in ${account} browser ${browser}`;
    return [
      addressLimit(request, 'sign-in of known browsers'),
      { key, most: attemptsPerMinute, minutes: 1 },
      { key: `${key} hour`, most: PER_ACCOUNT * attemptsPerMinute, minutes: 60 },
    ];
  }
  return [
    addressLimit(request),
    { key: `sign-in ${account} address ${networkOf(request.ip)}`, most: attemptsPerMinute, minutes: 1 },
    { key: `sign-in ${account}`, most: PER_ACCOUNT * attemptsPerMinute, minutes: 60 },
  ];
};
