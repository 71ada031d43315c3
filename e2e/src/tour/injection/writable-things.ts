import { asCustomer } from '../../customer/as-customer.ts';
import { anyClient, asOwner } from '../../salon/owner.ts';
import type { AttemptsInTurn } from './attempts-in-turn.ts';

/** A visit of the demo customer at the owner's salon that they may review. */
const visitToReview = async (url: string, salon: string) => {
  const { data } = await asCustomer(url, 'GET', '/api/customer/bookings?limit=50');
  for (const { id } of data) {
    const { data: visit } = await asCustomer(url, 'GET', `/api/customer/bookings/${id}`);
    if (visit.can.review && visit.salon.id === salon) return visit;
  }
  throw new Error('The demo customer has no visit to review.');
};

/** What a round has written, by what reads it. */
export interface Written {
  readonly salonName: string;
  readonly description: string;
  readonly serviceName: string;
  readonly comment: string;
  readonly reply: string;
  readonly note: string;
  readonly person: string;
}

/** Things of the demo that people write to and others read. */
export interface Writable {
  readonly salonId: string;
  readonly clientId: string;
  readonly bookingId: string;
  /** Writes attempts over everything; throws where the API does not take one. */
  readonly write: (turn: AttemptsInTurn) => Promise<Written>;
  /** Writes back what was there, or what does not stand out. */
  readonly restore: () => Promise<void>;
}

const NOTES = 4;

/** The salon of the demo owner, a service, a client and a review of it, and the account of the demo customer. */
export const writableThings = async (url: string): Promise<Writable> => {
  const salon = (await asOwner(url, 'GET', '/api/salon/profile')).salon;
  const visit = await visitToReview(url, salon.id);
  const clientId = await anyClient(url);
  const client = (await asOwner(url, 'GET', `/api/salon/clients/${clientId}`)).client;
  const { user } = await asCustomer(url, 'GET', '/api/auth/me');
  const { data: service } = await asOwner(url, 'POST', '/api/salon/services', {
    ...{ name: 'Head Massage', category: 'Massage', price: 600, duration: 30 },
  });
  const review = async (title: string, comment: string, rating = 5): Promise<string> =>
    (
      await asCustomer(url, 'PUT', `/api/customer/bookings/${visit.id}/review`, {
        ...{ rating, title, comment },
      })
    ).review.id;
  const rename = (name: string) =>
    asCustomer(url, 'POST', '/api/customer/profile', { name, phone: user.phone });

  const write = async (turn: AttemptsInTurn): Promise<Written> => {
    const written = {
      salonName: turn.one(100),
      description: turn.many(2_000),
      serviceName: turn.one(100),
      comment: turn.many(2_000),
      reply: turn.many(1_000),
      note: turn.many(1_000),
      person: turn.one(100),
    };
    await asOwner(url, 'PATCH', '/api/salon/profile', {
      ...{ name: written.salonName, description: written.description },
      ...{ ownerName: turn.one(100), ownerDescription: turn.many(1_000) },
      ...{ address: { ...salon.address, street: turn.one(200), area: turn.one(100) } },
      specialties: [...salon.specialties, turn.one(60)],
    });
    await asOwner(url, 'PATCH', `/api/salon/services/${service.id}`, {
      ...{ name: written.serviceName, description: turn.many(500) },
    });
    const reviewId = await review(turn.one(100), written.comment);
    await asOwner(url, 'PUT', `/api/salon/reviews/${reviewId}/reply`, { text: written.reply });
    await asOwner(url, 'PATCH', `/api/salon/clients/${clientId}`, { allergies: turn.many(300) });
    for (let no = 0; no < NOTES; no += 1)
      await asOwner(url, 'POST', `/api/salon/clients/${clientId}/notes`, {
        ...{ key: crypto.randomUUID(), text: no === 0 ? written.note : turn.many(1_000) },
      });
    await rename(written.person);
    return written;
  };

  const restore = async (): Promise<void> => {
    const { name, description, ownerName, ownerDescription, address, specialties } = salon;
    const before = { name, description, ownerName, ownerDescription, address, specialties };
    await asOwner(url, 'PATCH', '/api/salon/profile', before);
    await asOwner(url, 'DELETE', `/api/salon/services/${service.id}`);
    const reviewId = await review(visit.review?.title ?? 'Calm', visit.review?.comment ?? 'A calm hour.');
    await asOwner(url, 'DELETE', `/api/salon/reviews/${reviewId}/reply`);
    await asOwner(url, 'PATCH', `/api/salon/clients/${clientId}`, { allergies: client.allergies });
    const { notes } = (await asOwner(url, 'GET', `/api/salon/clients/${clientId}`)).client;
    for (const { id } of notes)
      if (!client.notes.some((note: { readonly id: string }) => note.id === id))
        await asOwner(url, 'DELETE', `/api/salon/clients/${clientId}/notes/${id}`);
    await rename(user.name);
  };

  return { salonId: salon.id, clientId, bookingId: visit.id, write, restore };
};
