import type { Role } from '@sundara/contracts';
import type { SessionUser } from '@sundara/contracts/federation';

const FALLBACKS: Record<Role, string> = { customer: 'Customer', salon: 'Salon Partner', admin: 'Admin' };

/** How to address someone whose name may not be known yet (specification 1, section 2). */
export const nameOf = ({ name, role }: SessionUser): string => name?.trim() || FALLBACKS[role];

/** The initials in the round avatar next to the name: at most two. */
export const initialsOf = (name: string): string => {
  const words = name.split(/\s+/).filter(Boolean);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return letters
    .flatMap((word) => [...(word ?? '')][0] ?? [])
    .join('')
    .toUpperCase();
};
