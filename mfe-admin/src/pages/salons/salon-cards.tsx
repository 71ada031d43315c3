import type { AdminSalon } from '@sundara/contracts/api';
import { Box, Picture, Typography } from '@sundara/web/core';
import { ActiveChip } from './active-chip.tsx';
import { RowActs, type SalonActs } from './row-acts.tsx';
import { NameAndContact, planOf, ratingOf } from './salon-labels.tsx';

interface Props {
  readonly salons: readonly AdminSalon[];
  readonly acts: SalonActs;
  readonly busy: boolean;
}

const Card = ({ salon, acts }: { salon: AdminSalon; acts: SalonActs }) => (
  <Box
    component="li"
    sx={{
      display: 'flex',
      flexDirection: 'column',
      border: 1,
      borderColor: 'divider',
      borderRadius: 1.5,
      overflow: 'clip',
      bgcolor: 'background.paper',
      boxShadow: '0 1px 2px rgb(42 28 20 / 4%), 0 8px 24px rgb(42 28 20 / 5%)',
    }}
  >
    <Picture
      image={salon.coverImage}
      ratio={3 / 2}
      sizes="(max-width: 599.95px) 100vw, (max-width: 1199.95px) 50vw, 360px"
    />
    <Box sx={{ display: 'grid', gap: 1, p: 2, pb: 1, flex: 1, alignContent: 'start' }}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: 1 }}>
        <Typography component="h3" sx={{ minWidth: 0, fontWeight: 600, overflowWrap: 'anywhere' }}>
          <NameAndContact salon={salon} />
        </Typography>
        <ActiveChip active={salon.isActive} />
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {salon.owner ? `Owner: ${salon.owner.name}` : 'No owner yet'} · Plan: {planOf(salon.subscription)} ·
        Rating: {ratingOf(salon)}
      </Typography>
    </Box>
    <Box sx={{ display: 'flex', justifyContent: 'flex-end', px: 1, borderTop: 1, borderColor: 'divider' }}>
      <RowActs salon={salon} acts={acts} />
    </Box>
  </Box>
);

/** The salons as cards with their covers (specification 2, section 2; resolutions S23). */
export const SalonCards = ({ salons, acts, busy }: Props) => (
  <Box
    component="ul"
    aria-label="Salons"
    aria-busy={busy}
    sx={{
      display: 'grid',
      gap: 2,
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
      m: 0,
      p: 0,
      listStyle: 'none',
      transition: 'opacity 150ms ease',
      '&[aria-busy=true]': { opacity: 0.5 },
    }}
  >
    {salons.map((salon) => (
      <Card key={salon.id} salon={salon} acts={acts} />
    ))}
  </Box>
);
