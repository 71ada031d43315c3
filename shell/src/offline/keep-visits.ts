import { bookingCalendar, type CustomerBooking, customerStats } from '@sundara/contracts/api';
import type { HttpApi } from '@sundara/contracts/federation';
import { isRefusal } from '../session/profile.ts';
import type { SessionStore } from '../session/session.store.ts';
import { type KeptVisit, readVisits, writeVisits } from './kept-visits.ts';
import { forgetVisits } from './visits-cache.ts';

interface Needs {
  readonly http: HttpApi;
  readonly sessionStore: SessionStore;
  readonly caches: CacheStorage;
  /** The text at an address of the site; rejects when there is none. */
  readonly fetchText: (url: string) => Promise<string>;
  readonly log: (message: string) => void;
  readonly now?: () => Date;
}

/** The soonest ones are enough for the way to the salon. */
const MOST = 5;

/**
 * Keeps the signed-in customer's next visits for the offline page, now and whenever the session changes, and removes
 * those of anybody else. Returns a function that reads them again, after a booking was made or changed.
 */
export const keepVisits = (needs: Needs): (() => Promise<void>) => {
  const { http, sessionStore, caches, fetchText, log, now = () => new Date() } = needs;
  const customer = () => {
    const { session } = sessionStore.getState();
    return session.status === 'signed-in' && session.user.role === 'customer' ? session.user.id : undefined;
  };

  const calendarOf = async ({ id }: CustomerBooking): Promise<string> => {
    const file = await http.call(bookingCalendar, { params: { id } });
    if (!file.ok) return '';
    return fetchText(file.data.url).catch((error: unknown) => {
      log(String(error));
      return '';
    });
  };

  const visitOf = async (booking: CustomerBooking, known: readonly KeptVisit[]): Promise<KeptVisit> => {
    const { id, updatedAt, salon, salonName, services, dateTime, duration, totalAmount, status } = booking;
    const before = known.find((visit) => visit.id === id && visit.changedAt === updatedAt);
    return {
      id,
      changedAt: updatedAt,
      salonName,
      address: salon.address,
      phone: salon.contact,
      services: services.map(({ name }) => name),
      dateTime,
      minutes: duration,
      total: totalAmount,
      status,
      calendar: before?.calendar || (await calendarOf(booking)),
    };
  };

  const update = async (): Promise<void> => {
    if (sessionStore.getState().session.status === 'loading') return;
    const account = customer();
    const kept = await readVisits(caches, now());
    if (kept && kept.account !== account) await forgetVisits(caches);
    if (!account) return;
    const next = await http.call(customerStats, {});
    if (!next.ok) {
      if (isRefusal(next.failure)) await forgetVisits(caches);
      return;
    }
    const known = kept?.account === account ? kept.visits : [];
    const soonest = next.data.data.upcomingBookings.slice(0, MOST);
    const visits = await Promise.all(soonest.map((booking) => visitOf(booking, known)));
    if (customer() === account) await writeVisits(caches, { account, keptAt: now().getTime(), visits });
  };

  // One after the other: an answer that comes late is not written after the session's end has removed all.
  let last = Promise.resolve();
  const follow = () => {
    last = last.then(update).catch((error: unknown) => log(String(error)));
    return last;
  };
  let before = customer();
  sessionStore.subscribe(() => {
    if (customer() === before) return;
    before = customer();
    void follow();
  });
  void follow();
  return follow;
};
