import { toLocalIso } from '@sundara/contracts';
import type { ProposalState, RefundProposal } from '@sundara/contracts/api';
import type { ToldProposal } from './proposals.repository.ts';

const stateOf = ({ decision, expiresAt }: ToldProposal['proposal'], now: Date): ProposalState =>
  decision ?? (expiresAt > now ? 'open' : 'expired');

/** A proposal as one admin sees it: its proposer may not decide. */
export const presentProposal = (told: ToldProposal, adminId: string, now: Date): RefundProposal => {
  const { proposal, salon, customer, proposedBy, decidedBy, leftPaise } = told;
  const state = stateOf(proposal, now);
  const own = proposal.proposedBy === adminId;
  const mayDecide = state === 'open' && !own;
  return {
    id: proposal.id,
    bookingId: proposal.bookingId,
    salon,
    customer,
    amountPaise: proposal.amountPaise,
    reason: proposal.reason,
    note: proposal.note,
    state,
    proposedBy,
    createdAt: toLocalIso(proposal.createdAt),
    expiresAt: toLocalIso(proposal.expiresAt),
    decidedBy,
    decidedAt: proposal.decidedAt && toLocalIso(proposal.decidedAt),
    decisionNote: proposal.decisionNote,
    leftPaise,
    can: { approve: mayDecide && proposal.amountPaise <= leftPaise, reject: mayDecide },
    own,
  };
};
