import { toLocalIso } from '@sundara/contracts';
import type { AdminSalon, AdminSalonDetail, SalonOwner, SalonPlan } from '@sundara/contracts/api';
import { presentOwnPicture, presentSalon, type SalonRow } from '../../marketplace/index.ts';
import { presentSalonProfile } from '../../salon-operations/index.ts';
import type { ManagedSalonRow } from './admin-salons.repository.ts';

/** A salon owner, or a candidate for one. */
export const presentOwner = (row: NonNullable<ManagedSalonRow['owner']>): SalonOwner => ({
  ...row,
  _id: row.id,
});

/** A plan without its charges. */
export const presentPlan = (row: NonNullable<ManagedSalonRow['plan']>): SalonPlan => ({
  _id: row.id,
  id: row.id,
  plan: row.plan,
  state: row.state,
  active: row.state === 'active' || row.state === 'cancelling',
  startDate: row.startDate && toLocalIso(row.startDate),
  endDate: row.endDate && toLocalIso(row.endDate),
  razorpaySubscriptionId: row.gatewaySubscriptionId,
});

const managed = ({ salon, owner, plan }: ManagedSalonRow) => ({
  isActive: salon.isActive,
  userId: owner?.id ?? null,
  owner: owner && presentOwner(owner),
  subscription: plan && presentPlan(plan),
  // A plan that waits for its mandate can be replaced; one that is to end anyway can be ended at once.
  can: { subscribe: plan === null || plan.state === 'pending', cancelSubscription: plan !== null },
  createdAt: toLocalIso(salon.createdAt),
});

export const presentManagedSalon = (row: ManagedSalonRow): AdminSalon => ({
  ...presentSalon(row.salon),
  ...managed(row),
  email: row.salon.email,
  contactNumber: row.salon.contactNumber,
  services: row.services,
  bookings: row.bookings,
});

/** Everything that the form edits. */
export const presentManagedSalonDetail = (row: ManagedSalonRow, salon: SalonRow): AdminSalonDetail => ({
  ...presentSalonProfile(salon),
  ...managed(row),
  coverImage: presentOwnPicture('room', salon.cover, salon.coverIllustration, ''),
});
