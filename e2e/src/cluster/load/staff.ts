import { ADMIN, OWNER, PASSWORD } from '../../accounts.ts';
import { again, contentOf, look, signIn } from './answers.ts';
import { dayAhead } from './day-ahead.ts';
import type { Person } from './person.ts';

/** Somebody, and what they do again and again. */
export interface Routine {
  readonly person: Person;
  readonly steps: readonly (() => Promise<void>)[];
  /** Signs in again, as a page does before its token ends. */
  readonly renew: () => Promise<void>;
}

/** Beyond the visits of all tests. */
const FAR_AHEAD_DAYS = 300;

const atWork = async (
  person: Person,
  email: string,
  stepsOf: (token: () => string) => Routine['steps'],
): Promise<Routine> => {
  let token = await signIn(person, email, PASSWORD);
  const renew = async (): Promise<void> => {
    token = await signIn(person, email, PASSWORD);
  };
  return { person, steps: stepsOf(() => token), renew };
};

/** The demo's owner: looks at the day and its figures, and closes an hour far ahead and opens it again. */
export const ownerAtWork = (person: Person): Promise<Routine> =>
  atWork(person, OWNER, (token) => {
    const see = (path: string) => () => look(person, path, token());
    const today = dayAhead(0);
    return [
      see('/api/salon/today'),
      see('/api/salon/orders?page=1&limit=10'),
      see(`/api/salon/calendar?from=${today}&to=${dayAhead(6)}`),
      async () => {
        const day = dayAhead(FAR_AHEAD_DAYS);
        const body = { kind: 'closure', start: `${day}T10:00:00+05:30`, end: `${day}T11:00:00+05:30` };
        const ask = { token: token(), body };
        const closed = contentOf(await again(() => person.ask('POST', '/api/salon/time-off', ask)));
        const path = `/api/salon/time-off/${closed.timeOff.id}`;
        contentOf(await again(() => person.ask('DELETE', path, { token: token() })));
      },
      see('/api/salon/dashboard?dateRange=month'),
    ];
  });

/** The demo's admin: looks at what the marketplace does. */
export const adminAtWork = (person: Person): Promise<Routine> =>
  atWork(person, ADMIN, (token) =>
    [
      ...['/api/admin/attention', '/api/admin/figures', '/api/admin/users?page=1&limit=10'],
      ...['/api/admin/payments?page=1&limit=10', '/api/admin/audit?page=1&limit=10'],
    ].map((path) => () => look(person, path, token())),
  );
