import { Box, styled } from '@sundara/web/core';
import { Link } from '@sundara/web/router';
import { History, type LucideIcon, MapPin, Scissors, Search, Sparkles, Store } from 'lucide-react';
import { RatingBadge } from '../rating/rating-badge.tsx';
import { MatchedText } from './matched-text.tsx';
import type { Suggestion } from './suggestions-of.ts';

const ICONS: Readonly<Record<Suggestion['kind'], LucideIcon>> = {
  salon: Store,
  service: Scissors,
  locality: MapPin,
  specialty: Sparkles,
  search: Search,
  recent: History,
};

const Line = styled(Link)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gridAutoFlow: 'column',
  columnGap: theme.spacing(1.5),
  alignItems: 'center',
  minHeight: 48,
  padding: theme.spacing(0.75, 1.5),
  borderRadius: 8,
  color: theme.vars?.palette.text.primary,
  textDecoration: 'none',
  '&:hover': { background: `color-mix(in srgb, ${theme.vars?.palette.secondary.main} 55%, transparent)` },
  '&[aria-selected="true"]': {
    background: theme.vars?.palette.secondary.main,
    boxShadow: `inset 3px 0 0 ${theme.vars?.palette.primary.light}`,
  },
}));

const Ellipsis = styled('span')({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

interface Props {
  readonly id: string;
  readonly suggestion: Suggestion;
  readonly search: string;
  readonly active: boolean;
  readonly onChoose: () => void;
}

/** One line of the list. It is a link as well, so that it can be opened in another tab. */
export const SuggestionOption = ({ id, suggestion, search, active, onChoose }: Props) => {
  const { kind, name, detail, rating, specialties = [], to } = suggestion;
  const Icon = ICONS[kind];
  return (
    <Line id={id} to={to} role="option" aria-selected={active} tabIndex={-1} onClick={onChoose}>
      <Box component={Icon} size={18} strokeWidth={1.75} aria-hidden sx={{ color: 'text.secondary' }} />
      <span>
        <Ellipsis sx={{ fontWeight: 500 }}>
          <MatchedText name={name} search={search} />
          {!rating && detail && (
            <Box component="span" sx={{ fontWeight: 400, color: 'text.secondary' }}>
              {` · ${detail}`}
            </Box>
          )}
        </Ellipsis>
        {rating && (
          <Ellipsis sx={{ typography: 'body2', color: 'text.secondary' }}>
            <span>
              <MatchedText name={detail ?? ''} search={search} />
            </span>
            {specialties.length > 0 && ' · '}
            <MatchedText name={specialties.join(', ')} search={search} />
          </Ellipsis>
        )}
      </span>
      {rating && (
        <Box component="span" sx={{ typography: 'body2' }}>
          <RatingBadge {...rating} />
        </Box>
      )}
    </Line>
  );
};
