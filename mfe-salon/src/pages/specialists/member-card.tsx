import type { ManagedService, TeamMember, TimeOffEntry } from '@sundara/contracts/api';
import { AppLink, Box, Button, Chip, Paper, Picture, Typography } from '@sundara/web/core';
import { CalendarOff, Clock, Pencil, Scissors, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { whenText } from '../../features/closures/time-off-text.ts';
import { preloadSheets } from './lazy-sheets.tsx';
import { hoursLines, servicesText, visitsText } from './member-text.ts';

interface Props {
  readonly member: TeamMember;
  readonly services: readonly ManagedService[];
  /** Of this person, from today on. */
  readonly leave: readonly TimeOffEntry[];
  readonly onEdit: () => void;
  readonly onLeave: () => void;
}

const Fact = ({
  icon,
  name,
  children,
}: {
  readonly icon: ReactNode;
  readonly name: string;
  readonly children: ReactNode;
}) => (
  <Box component="div" sx={{ display: 'flex', gap: 1.25, minWidth: 0 }}>
    <Box component="dt" aria-label={name} sx={{ mt: '3px', color: 'primary.light', lineHeight: 0 }}>
      {icon}
    </Box>
    <Box component="dd" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere' }}>
      {children}
    </Box>
  </Box>
);

const Hours = ({ hours }: Pick<TeamMember, 'hours'>) =>
  hours
    ? hoursLines(hours).map(({ days, text }) => (
        <Box key={days} sx={{ display: 'flex', gap: 1, fontVariantNumeric: 'tabular-nums' }}>
          <Box component="span" sx={{ flex: '0 0 88px', color: 'text.secondary' }}>
            {days}
          </Box>
          <span>{text}</span>
        </Box>
      ))
    : 'Whenever the salon is open';

/** A member of the team: who they are, what they do and when, and what is planned. */
export const MemberCard = ({ member, services, leave, onEdit, onLeave }: Props) => (
  <Paper
    component="li"
    variant="outlined"
    sx={{ display: 'flex', flexDirection: 'column', p: 2, borderRadius: 1.5 }}
  >
    <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', mb: 2 }}>
      <Box sx={{ flex: '0 0 72px', borderRadius: '50%', overflow: 'hidden' }}>
        <Picture image={{ ...member.photo, alt: '' }} ratio={1} sizes="72px" />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="h4" component="h3" sx={{ overflowWrap: 'anywhere' }}>
          {member.name}
        </Typography>
        <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {member.specialization}
        </Typography>
        {!member.isActive && <Chip size="small" label="Off the roster" sx={{ mt: 0.5 }} />}
      </Box>
    </Box>
    <Box component="dl" sx={{ flex: 1, display: 'grid', alignContent: 'start', gap: 1.25, m: 0, mb: 2 }}>
      <Fact icon={<Scissors size={18} aria-hidden />} name="Does">
        {servicesText(member, services)}
      </Fact>
      <Fact icon={<Clock size={18} aria-hidden />} name="Works">
        <Hours hours={member.hours} />
      </Fact>
      {leave.length > 0 && (
        <Fact icon={<CalendarOff size={18} aria-hidden />} name="On leave">
          {leave.slice(0, 2).map((entry) => (
            <Box key={entry.id}>
              {whenText(entry)}
              {entry.reason && (
                <Box component="span" sx={{ color: 'text.secondary' }}>{`, ${entry.reason}`}</Box>
              )}
            </Box>
          ))}
          {leave.length > 2 && `and ${leave.length - 2} more`}
        </Fact>
      )}
      <Fact icon={<Users size={18} aria-hidden />} name="Visits">
        {member.visitsAhead > 0 ? (
          <AppLink to={`/salon/bookings?specialist=${member.id}`}>{visitsText(member.visitsAhead)}</AppLink>
        ) : (
          visitsText(0)
        )}
      </Fact>
    </Box>
    <Box sx={{ display: 'flex', gap: 1 }}>
      <Button
        variant="outlined"
        startIcon={<Pencil size={18} aria-hidden />}
        aria-label={`Edit ${member.name}`}
        onPointerEnter={preloadSheets}
        onFocus={preloadSheets}
        onClick={onEdit}
      >
        Edit
      </Button>
      {member.isActive && (
        <Button
          startIcon={<CalendarOff size={18} aria-hidden />}
          aria-label={`Leave of ${member.name}`}
          onPointerEnter={preloadSheets}
          onFocus={preloadSheets}
          onClick={onLeave}
        >
          Leave
        </Button>
      )}
    </Box>
  </Paper>
);
