import type { ManagedService, TeamMember } from '@sundara/contracts/api';
import { Box, Button, Typography } from '@sundara/web/core';
import { SheetFrame } from '@sundara/web/dialog';
import { ChoiceRow } from '@sundara/web/fields';
import { Alert, Checkbox, FormControlLabel, TextField } from '@sundara/web/form';
import { WeekHours } from '@sundara/web/hours';
import { PictureField } from '@sundara/web/upload';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { ServicesChoice } from './services-choice.tsx';
import { useMemberForm } from './use-member-form.ts';

export interface MemberFormProps {
  readonly open: boolean;
  /** Undefined for a new member. */
  readonly member: TeamMember | undefined;
  readonly services: readonly ManagedService[];
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <Box component="section" aria-label={title} sx={{ display: 'grid', gap: 1.5 }}>
    <Typography variant="h4" component="h3">
      {title}
    </Typography>
    {children}
  </Box>
);

/** A member of the team: who they are, what they do, when they work, and whether they are on the roster. */
export const MemberFormDialog = ({ open, member, services, onSaved, onClose }: MemberFormProps) => {
  const id = useId();
  const form = useMemberForm({ member, onSaved, onClose });
  const { draft, change, fault, failure, sending, save } = form;
  const trouble = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure || fault) trouble.current?.scrollIntoView?.({ block: 'nearest' });
  }, [failure, fault]);
  const isInTheWay = failure?.kind === 'rejected' && failure.code === 'VISITS_IN_THE_WAY';
  const faultAt = (field: string) => (fault?.of === field ? fault.text : undefined);
  return (
    <SheetFrame
      open={open}
      title={member ? member.name : 'New specialist'}
      waiting={sending}
      isChanged={form.isChanged}
      onClose={onClose}
      foot={
        <>
          <Button size="large" onClick={onClose} disabled={sending}>
            Cancel
          </Button>
          <Button variant="contained" size="large" loading={sending} onClick={() => save()}>
            {member ? 'Save Changes' : 'Add to the team'}
          </Button>
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: 3, pt: 1 }}>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
          <TextField
            id={`${id}-name`}
            label="Name"
            required
            value={draft.name}
            error={faultAt('name') !== undefined}
            helperText={faultAt('name')}
            onChange={({ target }) => change({ name: target.value })}
            slotProps={{ htmlInput: { maxLength: 100, autoComplete: 'off' } }}
          />
          <TextField
            id={`${id}-specialization`}
            label="Specialization"
            required
            placeholder="Colour and highlights"
            value={draft.specialization}
            error={faultAt('specialization') !== undefined}
            helperText={faultAt('specialization')}
            onChange={({ target }) => change({ specialization: target.value })}
            slotProps={{ htmlInput: { maxLength: 80, autoComplete: 'off' } }}
          />
        </Box>
        <PictureField
          folder="specialists"
          label="Photo"
          help="Customers see it where they choose who does their visit."
          value={draft.photo}
          onBusy={form.setPhotoComes}
          onChange={(photo) =>
            change({
              photo: photo ?? (member && !member.photoId ? { ...member.photo, publicId: null } : null),
            })
          }
        />
        <Part title="What they do">
          <FormControlLabel
            control={
              <Checkbox checked={draft.everything} onChange={(_, everything) => change({ everything })} />
            }
            label="Everything the salon sells, also what comes later"
          />
          {!draft.everything && (
            <ServicesChoice
              services={services}
              chosen={draft.services}
              onChange={(chosen) => change({ services: chosen })}
            />
          )}
        </Part>
        <Part title="When they work">
          <ChoiceRow
            label="Hours"
            value={draft.ownHours ? 'own' : 'salon'}
            options={[
              { value: 'salon', label: 'Whenever the salon is open' },
              { value: 'own', label: 'Own hours' },
            ]}
            onPick={(kind) => change({ ownHours: kind === 'own' })}
          />
          {draft.ownHours && (
            <WeekHours
              label="Own hours"
              closedLabel="Off"
              value={draft.week}
              onChange={(week) => change({ week })}
            />
          )}
        </Part>
        <Part title="Roster">
          <FormControlLabel
            control={<Checkbox checked={draft.isActive} onChange={(_, isActive) => change({ isActive })} />}
            label="On the roster: customers can book them"
          />
        </Part>
        <Box ref={trouble} aria-live="polite">
          {fault && <Alert severity="error">{fault.text}.</Alert>}
          {failure && !isInTheWay && <Alert severity="error">{failure.message}</Alert>}
          {isInTheWay && (
            <Alert severity="warning">
              {failure.message} Move them first, or let them do these and take nothing new.
              <Box sx={{ mt: 1 }}>
                <Button variant="outlined" color="inherit" loading={sending} onClick={() => save(true)}>
                  Keep the visits
                </Button>
              </Box>
            </Alert>
          )}
        </Box>
      </Box>
    </SheetFrame>
  );
};
