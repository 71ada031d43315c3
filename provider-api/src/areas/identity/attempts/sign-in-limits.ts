import type { FastifyRequest } from 'fastify';
import { networkOf } from '../../../platform/http/network-of.ts';
import type { AttemptLimit } from './count-attempts.ts';

/** With `signInTries` of 10: 300 a minute from one address, 100 an hour in one known browser. */
const PER_ADDRESS = 30;
const PER_HOUR = 10;
/** In unknown browsers, each of the last five attempts is followed by a pause: 1, 2, 4, 8 and 16 s. */
const PAUSES = 5;

/** The limit of a whole network: signing in and registering share one; every other purpose has its own. */
export const addressLimit = ({ ip, server }: FastifyRequest, purpose = 'sign-in'): AttemptLimit => ({
  key: `${purpose} from ${networkOf(ip)}`,
  most: PER_ADDRESS * server.auth.signInTries,
  minutes: 1,
  countsSuccess: true,
});

/**
 * How often a wrong password may be tried (decision 57). A browser in which the account signed in before has its own
 * allowance, whatever others do; all others share the account's: ten in 15 minutes, the last with growing pauses. After
 * that, only a mailed link signs in.
 */
export const signInLimits = async (request: FastifyRequest, email: string): Promise<AttemptLimit[]> => {
  const { signInTries: most, knownBrowsers } = request.server.auth;
  const account = email.toLowerCase();
  request.accountEmail = account;
  const browser = await knownBrowsers.find(request, account);
  if (browser) {
    const key = `sign-in ${account} browser ${browser}`;
    return [
      addressLimit(request, 'sign-in of known browsers'),
      { key, most, minutes: 1 },
      { key: `${key} hour`, most: PER_HOUR * most, minutes: 60 },
    ];
  }
  return [
    addressLimit(request),
    { key: `sign-in ${account}`, most, minutes: 15, pauses: PAUSES, code: 'SIGN_IN_LINK_SENT' },
  ];
};
