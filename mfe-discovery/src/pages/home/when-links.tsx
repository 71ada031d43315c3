import { localDateOf, localTimeOf, readWhen } from '@sundara/contracts';
import { AppLink, Box, useNow } from '@sundara/web/core';
import { linkPill } from '../../features/pill/pill-look.ts';
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
  const now = useNow(LOOK_MS);
  // The link says when, whatever the text said.
  const q = readWhen(text, now).text;
  const addressOf = ({ date, from }: Ahead): string => {
    const params = new URLSearchParams({
      ...(q && { q }),
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
        {daysAhead(now).map((ahead) => (
          <li key={ahead.label}>
            <AppLink to={addressOf(ahead)} sx={{ ...linkPill, px: 1.75 }}>
              {ahead.label}
            </AppLink>
          </li>
        ))}
      </Box>
    </Box>
  );
};
