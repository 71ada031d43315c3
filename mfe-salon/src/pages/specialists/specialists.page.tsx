import type { TeamMember } from '@sundara/contracts/api';
import type { Result } from '@sundara/contracts/federation';
import { Box, Button, EmptyFace, Typography } from '@sundara/web/core';
import { StaleNote, useLastKnown } from '@sundara/web/list';
import { useLoaderData, useRevalidator } from '@sundara/web/router';
import { FailedFace } from '@sundara/web/table';
import { UserRoundPlus, UsersRound } from 'lucide-react';
import { useState } from 'react';
import { SalonPage } from '../../features/frame/salon-page.tsx';
import { LeaveSheet, MemberSheet, preloadSheets } from './lazy-sheets.tsx';
import { MemberCard } from './member-card.tsx';
import type { Team } from './specialists.loader.ts';

const FAILED = 'Failed to fetch specialists';

const leadOf = (specialists: readonly TeamMember[]): string => {
  const count = specialists.filter(({ isActive }) => isActive).length;
  if (count === 0) return 'Nobody is on the roster: customers book your chairs.';
  return count === 1 ? '1 person is on the roster.' : `${count} people are on the roster.`;
};

interface Opened {
  readonly what: 'form' | 'leave';
  /** Undefined for a new member. */
  readonly member: TeamMember | undefined;
}

/** Who works at the salon, what each does and when. */
export const SpecialistsPage = () => {
  const { known, failure } = useLastKnown(useLoaderData<Result<Team>>(), 'team');
  const { revalidate } = useRevalidator();
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const reload = () => void revalidate();
  const leaveOf = (id: string) => known?.leave.filter(({ resourceId }) => resourceId === id) ?? [];
  const cards = (members: readonly TeamMember[]) => (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))',
        gap: 2,
        m: 0,
        p: 0,
        listStyle: 'none',
      }}
    >
      {members.map((member) => (
        <MemberCard
          key={member.id}
          member={member}
          services={known?.services ?? []}
          leave={leaveOf(member.id)}
          onEdit={() => setOpened({ what: 'form', member })}
          onLeave={() => setOpened({ what: 'leave', member })}
        />
      ))}
    </Box>
  );
  const add = (
    <Button
      variant="contained"
      startIcon={<UserRoundPlus size={18} aria-hidden />}
      onPointerEnter={preloadSheets}
      onFocus={preloadSheets}
      onClick={() => setOpened({ what: 'form', member: undefined })}
    >
      Add specialist
    </Button>
  );
  const former = known?.specialists.filter(({ isActive }) => !isActive) ?? [];
  return (
    <SalonPage title="Specialists" lead={known ? leadOf(known.specialists) : ' '} actions={add}>
      {failure && known && <StaleNote failure={failure} title={FAILED} />}
      {failure && !known && <FailedFace title={FAILED} failure={failure} />}
      {known?.specialists.length === 0 && (
        <EmptyFace icon={<UsersRound size={36} aria-hidden />} title="Your team is still empty.">
          <Typography sx={{ maxWidth: '52ch', mx: 'auto', color: 'text.secondary' }}>
            With specialists, customers choose who does their visit, and the calendar has a column for each.
            Visits that stand already go on counting.
          </Typography>
        </EmptyFace>
      )}
      {known && cards(known.specialists.filter(({ isActive }) => isActive))}
      {former.length > 0 && (
        <Box component="section" aria-labelledby="former" sx={{ mt: 4 }}>
          <Typography id="former" variant="h3" component="h2" sx={{ mb: 1.5 }}>
            Off the roster
          </Typography>
          {cards(former)}
        </Box>
      )}
      {known && (
        <>
          <MemberSheet
            key={`form ${opened?.member?.id ?? 'new'} ${opened?.what === 'form'}`}
            open={opened?.what === 'form'}
            member={opened?.member}
            services={known.services}
            onSaved={reload}
            onClose={close}
          />
          {opened?.what === 'leave' && opened.member && (
            <LeaveSheet
              open
              member={opened.member}
              leave={leaveOf(opened.member.id)}
              onChanged={reload}
              onClose={close}
            />
          )}
        </>
      )}
    </SalonPage>
  );
};
