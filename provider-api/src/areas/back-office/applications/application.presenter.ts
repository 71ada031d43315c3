import { toLocalIso } from '@sundara/contracts';
import type { Application } from '@sundara/contracts/api';
import { applicationAbilities } from './application.policy.ts';
import type { ToldApplication } from './applications.repository.ts';

export const presentApplication = ({ application, decidedBy }: ToldApplication): Application => ({
  id: application.id,
  salonName: application.salonName,
  sublocality: application.sublocality,
  street: application.street,
  contactNumber: application.contactNumber,
  ownerName: application.ownerName,
  email: application.email,
  phone: application.phone,
  state: application.state,
  createdAt: toLocalIso(application.createdAt),
  decision: application.decidedAt && {
    by: decidedBy ?? '',
    at: toLocalIso(application.decidedAt),
    reason: application.reason,
    salonId: application.salonId,
  },
  can: applicationAbilities(application),
});
