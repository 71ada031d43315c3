import { formatDate, formatPhone } from '@sundara/contracts';
import type { AdminSalon, SalonPlan } from '@sundara/contracts/api';
import { AppLink, Box } from '@sundara/web/core';

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

/** Details below a name, each part on its own line. */
export const Below = ({ parts }: { parts: readonly string[] }) =>
  parts
    .filter((part) => part !== '')
    .map((part) => (
      <Box
        component="span"
        key={part}
        sx={{
          display: 'block',
          color: 'text.secondary',
          fontSize: '0.83rem',
          fontWeight: 400,
          fontVariantNumeric: 'tabular-nums lining-nums',
          overflowWrap: 'anywhere',
        }}
      >
        {part}
      </Box>
    ));

/** A salon's name, linked to its public page if it is active, and its contact details. */
export const NameAndContact = ({ salon }: { salon: AdminSalon }) => (
  <>
    {salon.isActive ? (
      <AppLink to={`/salon/${salon.id}`} color="inherit">
        {salon.name}
      </AppLink>
    ) : (
      salon.name
    )}
    <Below parts={[salon.email, formatPhone(salon.contactNumber), salon.address.sublocality]} />
  </>
);

export const OwnerOf = ({ owner }: Pick<AdminSalon, 'owner'>) =>
  owner ? (
    <span>
      {owner.name}
      <Below parts={[owner.email]} />
    </span>
  ) : (
    'No owner yet'
  );
