import { formatClock, formatDayAndClock, localDateOf } from '@sundara/contracts';
import type { Override, PageData } from '@sundara/contracts/federation';
import { Box, Button } from '@sundara/web/core';
import { describeOverride } from '../draft/describe-override.ts';
import { draftOf } from '../draft/draft.ts';
import { LeaveLink } from '../leave-link.tsx';
import { IgnoredNotice } from './ignored-notice.tsx';
import { timeLeft } from './time-left.ts';
import { useNow } from './use-now.ts';

interface Props {
  readonly page: Pick<PageData, 'qa' | 'composition'>;
  readonly onOpen: () => void;
}

/** The banner's space is reserved before its text loads, so the text must fit into it. */
const TWO_LINES = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: { xs: '2', md: '1' },
  overflow: 'hidden',
} as const;

/** Time in Kolkata; with the day, unless that is today. */
const endWords = (until: Date, now: Date): string =>
  localDateOf(until) === localDateOf(now) ? formatClock(until) : formatDayAndClock(until);

/** The remaining minutes are not announced as they pass; the end is. */
const Ends = ({ until }: { until: Date }) => {
  const now = useNow();
  const left = timeLeft(until, now);
  return (
    <>
      {left && ` · until ${endWords(until, now)} (${left.replaceAll(' ', '\u00a0')} left)`}
      <span role="status">{!left && ' · over; the next page load runs without it'}</span>
    </>
  );
};

const InForce = ({ override, defaults }: { override: Override; defaults: Record<string, string> }) => {
  const words = describeOverride(draftOf(override), defaults).join(', ');
  return (
    <>
      <Box sx={{ ...TWO_LINES, fontWeight: 600 }} title={words}>
        {words || 'An override that changes nothing'}
      </Box>
      <Box sx={TWO_LINES}>
        by {override.by}
        <Ends until={new Date(override.until)} />
      </Box>
    </>
  );
};

/** Says that this page differs from the site: what differs, by whom and until when, with a link that ends it. */
export const OverrideBanner = ({ page: { qa }, onOpen }: Props) => {
  if (qa?.ignored) return <IgnoredNotice why={qa.ignored} onOpen={onOpen} />;
  if (!qa?.override) return null;
  return (
    <>
      <Box sx={{ minWidth: 0 }}>
        <InForce override={qa.override} defaults={qa.defaults} />
      </Box>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button
          color="inherit"
          onClick={onOpen}
          sx={{ display: { xs: 'none', sm: 'inline-flex' }, fontSize: 'inherit' }}
        >
          Change
        </Button>
        <LeaveLink />
      </Box>
    </>
  );
};
