import { toLocalIso } from '@sundara/contracts';
import type { SalonDeletion } from '@sundara/contracts/api';
import type { ToldDeletion } from './salon-deletions.repository.ts';

/** A request as one admin sees it: the requester may not decide. */
export const presentDeletion = (told: ToldDeletion, adminId: string, now: Date): SalonDeletion => {
  const { deletion, salon, requestedBy, decidedBy, visits, nowPaise } = told;
  const state = deletion.decision ?? (deletion.expiresAt > now ? 'open' : 'expired');
  const own = deletion.requestedBy === adminId;
  return {
    id: deletion.id,
    salon,
    reason: deletion.reason,
    state,
    amountPaise: deletion.amountPaise,
    visits,
    nowPaise,
    requestedBy,
    createdAt: toLocalIso(deletion.createdAt),
    expiresAt: toLocalIso(deletion.expiresAt),
    decidedBy,
    decidedAt: deletion.decidedAt && toLocalIso(deletion.decidedAt),
    decisionNote: deletion.decisionNote,
    can: { decide: state === 'open' && !own },
    own,
  };
};
