import { OWNER } from '../accounts.ts';
import { askAs } from '../ask-as.ts';

/** A call of the API as the demo owner; throws with the response where it is no success. */
export const asOwner = askAs(OWNER);

/** The demo owner's salon. */
export const ownSalon = async (url: string): Promise<{ readonly id: string; readonly name: string }> =>
  (await asOwner(url, 'GET', '/api/salon/profile')).salon;

/** A service of the demo salon with this name. */
export const serviceNamed = async (
  url: string,
  name: string,
): Promise<{ readonly id: string; readonly price: number }> => {
  const { data } = await asOwner(url, 'GET', `/api/salon/services?limit=100&q=${encodeURIComponent(name)}`);
  const [service] = data;
  if (!service) throw new Error(`The demo salon has no ${name}.`);
  return service;
};

interface PastVisit {
  readonly id: string;
  readonly dateTime: string;
  readonly attendance: string | null;
}

/** A completed visit of the demo salon, three days ago or longer, for which attendance is not recorded yet. */
export const pastVisit = async (url: string): Promise<string> => {
  const { data } = await asOwner(url, 'GET', '/api/salon/orders?status=completed&limit=100');
  const longAgo = Date.now() - 3 * 86_400_000;
  const visits: readonly PastVisit[] = data;
  const found = visits.find(
    ({ dateTime, attendance }) => attendance === null && Date.parse(dateTime) < longAgo,
  );
  if (!found) throw new Error('The demo salon has no past visit of which nobody has said who came.');
  return found.id;
};

/** The client of the demo salon who came most often. */
export const anyClient = async (url: string): Promise<string> => {
  const { clients } = await asOwner(url, 'GET', '/api/salon/clients?sort=visits&limit=1');
  const [client] = clients;
  if (!client) throw new Error('The demo salon has no clients.');
  return client.id;
};

/** Records a visit that was not booked here; `start` in the salon's local time, '2026-11-24T10:00'. */
export const walkIn = async (
  url: string,
  {
    service,
    start,
    ...wish
  }: { service: string; start: string; resourceId?: string; customer?: { name: string; phone?: string } },
): Promise<{ readonly id: string }> =>
  (
    await asOwner(url, 'POST', '/api/salon/walk-ins', {
      key: crypto.randomUUID(),
      services: [service],
      start,
      ...wish,
    })
  ).data;
