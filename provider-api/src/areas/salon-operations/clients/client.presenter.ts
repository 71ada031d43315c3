import { rupeesOf, toLocalIso } from '@sundara/contracts';
import type { SalonClient } from '@sundara/contracts/api';
import type { ClientRow } from './clients.repository.ts';

/** A client as the salon's list shows them. */
export const presentClient = ({
  id,
  name,
  phone,
  visits,
  lastVisit,
  nextVisit,
  spentPaise,
  allergies,
  tags,
}: ClientRow): SalonClient => ({
  ...{ id, name, phone, visits, allergies, tags },
  lastVisit: lastVisit && toLocalIso(lastVisit),
  nextVisit: nextVisit && toLocalIso(nextVisit),
  spent: rupeesOf(spentPaise),
});
