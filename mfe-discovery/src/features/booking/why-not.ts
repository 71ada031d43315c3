import type { Session } from '@sundara/contracts/federation';

const AS: Readonly<Record<string, string>> = { salon: 'a salon', admin: 'an administrator' };

/**
 * Why the chosen services can't be booked now, in a sentence; undefined when they can. A salon's or an admin's account
 * can't book (resolutions R7); signed-out visitors may go on, and sign in on the way.
 */
export const whyNotToBook = (session: Session, services: number): string | undefined => {
  if (session.status === 'signed-in' && session.user.role !== 'customer')
    return `Booking needs a customer account. You are signed in as ${AS[session.user.role]}.`;
  return services === 0 ? 'Choose a service to book.' : undefined;
};
