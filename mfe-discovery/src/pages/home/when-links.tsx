import { localDateOf, localTimeOf } from '@sundara/contracts';
import { AppLink, Box, useNow } from '@sundara/web/core';
import { dayChoices } from '../../features/when/when.ts';

const LOOK_MS = 60_000;
/** Who looks later than this wants to come another day. */
const LAST_EVENING = '19:00';

interface Props {
  readonly location: string;
  readonly text: string;
}

interface Ahead {
  readonly label: string;
  readonly date: string;
  readonly from?: string;
}

const daysAhead = (now: Date): readonly Ahead[] => {
  const [today, ...later] = dayChoices(now);
  const evening = { label: 'This evening', date: localDateOf(now), from: '17:00' };
  return [...(today ? [today] : []), ...(localTimeOf(now) < LAST_EVENING ? [evening] : []), ...later];
};

/** Ways into the list by when somebody is free, with what home filters by. */
export const WhenLinks = ({ location, text }: Props) => {
  const addressOf = ({ date, from }: Ahead): string => {
    const params = new URLSearchParams({
      ...(text.trim() && { q: text.trim() }),
      ...(location && { sublocality: location }),
      date,
      ...(from && { from }),
    });
    return `/salons?${params}`;
  };
  return (
    <Box
      component="nav"
      aria-label="Free at"
      sx={{ mt: 1.5, display: 'flex', alignItems: 'flex-start', gap: 1 }}
    >
      <Box component="span" sx={{ flexShrink: 0, lineHeight: '44px', fontWeight: 600 }}>
        Free
      </Box>
      <Box
        component="ul"
        sx={{ m: 0, p: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: 0.75 }}
      >
        {daysAhead(useNow(LOOK_MS)).map((ahead) => (
          <li key={ahead.label}>
            <AppLink
              to={addressOf(ahead)}
              sx={{
                display: 'inline-flex',
                alignItems: 'center',
                minHeight: 44,
                px: 1.75,
                borderRadius: 999,
                bgcolor: 'secondary.main',
                color: 'secondary.contrastText',
                fontSize: '0.9rem',
                fontWeight: 600,
                textDecoration: 'none',
                '&:hover': { textDecoration: 'underline' },
              }}
            >
              {ahead.label}
            </AppLink>
          </li>
        ))}
      </Box>
    </Box>
  );
};
