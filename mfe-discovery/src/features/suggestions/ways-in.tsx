import { AppLink, Box, useNow } from '@sundara/web/core';
import { SPECIALTIES } from '../filters/choices.ts';
import { linkPill } from '../pill/pill-look.ts';
import { dayChoices } from '../when/when.ts';

const LOOK_MS = 60_000;

interface Props {
  /** Called when a link is followed. */
  readonly onLeave: (to: string) => void;
}

/** What an empty search over a whole phone offers: the list by specialty, and by the next days. */
export const WaysIn = ({ onLeave }: Props) => {
  const days = dayChoices(useNow(LOOK_MS));
  const ways = [
    { title: 'Specialties', links: SPECIALTIES.map((name) => ({ name, to: `/salons?specialty=${name}` })) },
    { title: 'Free', links: days.map(({ label, date }) => ({ name: label, to: `/salons?date=${date}` })) },
  ];
  return ways.map(({ title, links }) => (
    <Box key={title} component="nav" aria-label={title} sx={{ px: 2.5, pt: 1.5 }}>
      <Box sx={{ mb: 1, typography: 'caption', fontWeight: 600, color: 'text.secondary' }}>{title}</Box>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {links.map(({ name, to }) => (
          <li key={name}>
            <AppLink to={to} onClick={() => onLeave(to)} sx={linkPill}>
              {name}
            </AppLink>
          </li>
        ))}
      </Box>
    </Box>
  ));
};
