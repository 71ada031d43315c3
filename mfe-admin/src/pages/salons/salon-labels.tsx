import { formatDate, formatPhone } from '@sundara/contracts';
import type { AdminSalon, SalonPlan } from '@sundara/contracts/api';
import { AppLink } from '@sundara/web/core';
import { Details, OnCard } from '../../features/columns/details.tsx';
import { StateWord } from './active-chip.tsx';

/** '4.6'; a salon without reviews is 'New', whatever its default rating (resolutions S7). */
export const ratingOf = ({ rating, reviews }: Pick<AdminSalon, 'rating' | 'reviews'>): string =>
  reviews === 0 ? 'New' : rating.toFixed(1);

/** 'Monthly', with what it waits for; 'None'. */
export const planOf = (plan: SalonPlan | null): string => {
  if (!plan) return 'None';
  const name = plan.plan === 'weekly' ? 'Weekly' : 'Monthly';
  return plan.state === 'active' ? name : `${name}, ${PLAN_STATES[plan.state]}`;
};

const PLAN_STATES = {
  pending: 'awaits mandate',
  active: 'active',
  cancelling: 'ends soon',
  halted: 'payments stopped',
  ended: 'ended',
} as const;

/** 'Tue, 24 Nov 2026' of an instant, as the API writes it. */
export const dayOf = (iso: string): string => formatDate(new Date(iso));

/** A salon's name, linked to its public page if it is active. */
const NameOf = ({ salon: { id, name, isActive } }: { salon: AdminSalon }) =>
  isActive ? (
    <AppLink to={`/salon/${id}`} color="inherit">
      {name}
    </AppLink>
  ) : (
    name
  );

/** Who owns a salon, with a link to the account. */
export const OwnerOf = ({ owner }: Pick<AdminSalon, 'owner'>) =>
  owner ? (
    <AppLink to={`/admin/users?q=${encodeURIComponent(owner.email)}`} color="inherit" title={owner.email}>
      {owner.name}
    </AppLink>
  ) : (
    'No owner yet'
  );

/** A salon's name and, below it, where it is and how it is reached. */
export const NameAndContact = ({ salon }: { salon: AdminSalon }) => (
  <>
    <NameOf salon={salon} />
    <Details
      parts={[
        { id: 'area', content: salon.address.sublocality },
        { id: 'state', shown: 'card', content: <StateWord active={salon.isActive} /> },
        { id: 'phone', shown: 'table', content: formatPhone(salon.contactNumber) },
        { id: 'email', shown: 'wide', content: salon.email },
      ]}
    />
  </>
);

/** The same; where its row is a card, also what the hidden columns say. */
export const NameInRow = ({ salon }: { salon: AdminSalon }) => (
  <>
    <NameAndContact salon={salon} />
    <OnCard>
      <span>
        <OwnerOf owner={salon.owner} /> · {salon.subscription ? planOf(salon.subscription) : 'No plan'} ·{' '}
        {ratingOf(salon)}
      </span>
    </OnCard>
  </>
);
