import type { ManagedService, TeamMember } from '@sundara/contracts/api';
import { Box, Button, Typography } from '@sundara/web/core';
import { SheetFrame } from '@sundara/web/dialog';
import { ChoiceRow, FormBox, FormField, FormSections, FormTrouble, troubleOf } from '@sundara/web/fields';
import { Checkbox, FormControlLabel } from '@sundara/web/form';
import { WeekHours } from '@sundara/web/hours';
import { type ReactNode, useRef, useState } from 'react';
import { outsideIn, VisitsOutside } from '../../../features/hours/visits-outside.tsx';
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

const PHOTO_COMES = 'The photo is not there yet: use it or discard it, or wait a moment';

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
  const form = useMemberForm({ member, onSaved, onClose });
  const { failure, sending, isPictureComing, wrong } = form;
  const { services: does, hours: works } = form.values;
  const [isEarly, setEarly] = useState(false);
  const save = useRef<HTMLButtonElement>(null);
  const outside = outsideIn(failure);
  const isInTheWay = !outside && failure?.kind === 'rejected' && failure.code === 'VISITS_IN_THE_WAY';
  const fault = isEarly && isPictureComing ? PHOTO_COMES : !failure && wrong && troubleOf(form);
  return (
    <SheetFrame
      open={open}
      title={member ? member.name : 'New specialist'}
      waiting={sending}
      isChanged={form.isChanged || isPictureComing}
      onClose={onClose}
      foot={
        <>
          <Button size="large" onClick={onClose} disabled={sending}>
            Cancel
          </Button>
          <Button
            variant="contained"
            size="large"
            loading={sending}
            ref={save}
            type="submit"
            form={form.id}
            onClick={() => setEarly(true)}
          >
            {member ? 'Save Changes' : 'Add to the team'}
          </Button>
        </>
      }
    >
      <FormBox form={form}>
        <FormSections form={form} sections={[{ fields: ['name', 'specialization', 'gender', 'photo'] }]} />
        <Part title="What they do">
          <FormControlLabel
            control={
              <Checkbox
                checked={does.everything}
                onChange={(_, everything) => form.edit({ services: { ...does, everything } })}
              />
            }
            label="Everything the salon sells, also what comes later"
          />
          {!does.everything && (
            <ServicesChoice
              services={services}
              chosen={does.chosen}
              onChange={(chosen) => form.edit({ services: { ...does, chosen } })}
            />
          )}
        </Part>
        <Part title="When they work">
          <ChoiceRow
            label="Hours"
            value={works.own ? 'own' : 'salon'}
            options={[
              { value: 'salon', label: 'Whenever the salon is open' },
              { value: 'own', label: 'Own hours' },
            ]}
            onPick={(kind) => form.edit({ hours: { ...works, own: kind === 'own' } })}
          />
          {works.own && (
            <WeekHours
              label="Own hours"
              closedLabel="Off"
              value={works.week}
              onChange={(week) => form.edit({ hours: { ...works, week } })}
            />
          )}
        </Part>
        <Part title="Roster">
          <FormField form={form} name="isActive" />
        </Part>
        <FormTrouble>{fault ? `${fault}.` : !isInTheWay && !outside && failure?.message}</FormTrouble>
        {failure && outside && (
          <VisitsOutside
            {...{ failure, sending }}
            visits={outside}
            onKeep={() => void form.submit(true)}
            onBack={() => {
              form.edit({});
              save.current?.focus();
            }}
          />
        )}
        {isInTheWay && (
          <FormTrouble severity="warning">
            {failure.message} Move them first, or let them do these and take nothing new.
            <Box sx={{ mt: 1 }}>
              <Button variant="outlined" color="inherit" loading={sending} onClick={() => form.submit(true)}>
                Keep the visits
              </Button>
            </Box>
          </FormTrouble>
        )}
      </FormBox>
    </SheetFrame>
  );
};
