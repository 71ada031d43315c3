import { homeOf, type Role, shownName } from '@sundara/contracts';
import type { User } from '@sundara/contracts/api';
import type { Result } from '@sundara/contracts/federation';
import { LinkButton, Stack } from '@sundara/web/core';
import { FailedFace } from '@sundara/web/table';
import { ArrowRight } from 'lucide-react';
import { Panel } from '../../../features/panel/panel.tsx';
import { DetailsForm } from './details-form.tsx';
import { PictureRow } from './picture-row.tsx';
import type { Details } from './use-details.ts';

const ELSEWHERE: Readonly<Record<Exclude<Role, 'customer'>, string>> = {
  salon: 'Your salon, its bookings and services are managed in your dashboard.',
  admin: 'Salons, users and releases are managed in your dashboard.',
};

interface Props {
  readonly role: Role;
  readonly user: Result<User>;
  readonly details: Details;
}

/** The person's details: picture, e-mail, name, phone. Owners and admins find links to their tools below. */
export const DetailsSection = ({ role, user, details }: Props) => {
  const shown = details.saved ?? (user.ok ? user.data : undefined);
  if (!shown && !user.ok) return <FailedFace title="We could not load your details" failure={user.failure} />;
  return (
    shown && (
      <Stack spacing={{ xs: 2.5, sm: 3 }}>
        <Panel title="Your details">
          <PictureRow name={shownName(shown)} />
          <DetailsForm user={shown} details={details} />
        </Panel>
        {role !== 'customer' && (
          <Panel title={role === 'salon' ? 'Your salon' : 'Your tools'} lead={ELSEWHERE[role]}>
            <LinkButton to={homeOf(role)} variant="outlined" endIcon={<ArrowRight size={18} aria-hidden />}>
              Open your dashboard
            </LinkButton>
          </Panel>
        )}
      </Stack>
    )
  );
};
