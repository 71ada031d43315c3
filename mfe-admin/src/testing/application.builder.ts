import type { Application } from '@sundara/contracts/api';
import { answered } from '@sundara/web/testing';
import { onePage } from './refund.builder.ts';

/** An application that waits. */
export const anApplication = (change: Partial<Application> = {}): Application => ({
  id: '0b0e7a52-0000-4000-8000-000000000088',
  salonName: 'Neem Court',
  sublocality: 'Madhapur',
  street: '12 Inner Road',
  contactNumber: '+919848055501',
  ownerName: 'Leela Iyer',
  email: 'leela@people.example',
  phone: '+919000000001',
  state: 'waiting',
  createdAt: '2026-11-21T16:00:00+05:30',
  decision: null,
  can: { approve: change.state === undefined, decline: change.state === undefined },
  ...change,
});

/** A page of applications as the provider returns it. */
export const applicationsAnswer = (applications: readonly Application[]) =>
  answered({
    applications,
    counts: { waiting: 3, approved: 12, declined: 1 },
    pagination: onePage(applications.length),
  });
