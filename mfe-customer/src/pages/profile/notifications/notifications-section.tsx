import type { Preferences } from '@sundara/contracts/api';
import type { Result } from '@sundara/contracts/federation';
import { Box, Typography } from '@sundara/web/core';
import { FailedFace } from '@sundara/web/table';
import { Panel } from '../../../features/panel/panel.tsx';
import { PushRow } from './push-row.tsx';
import { SwitchRow } from './switch-row.tsx';
import { type Choice, usePreferences } from './use-preferences.ts';

const CHOICES: readonly { readonly choice: Choice; readonly label: string; readonly hint: string }[] = [
  { choice: 'reminders', label: 'Reminders', hint: '24 hours and 2 hours before a visit.' },
  { choice: 'reviewInvitations', label: 'Review invitations', hint: 'Once after a visit: how was it?' },
  { choice: 'offers', label: 'Offers', hint: 'News of salons and prices, now and then.' },
];

const Choices = ({ loaded }: { readonly loaded: Preferences }) => {
  const { preferences, news, choose } = usePreferences(loaded);
  return (
    <Panel title="Notifications" lead="What we may mail and tell you. Each choice is saved at once.">
      <Box sx={{ '& > * + *': { borderTop: 1, borderColor: 'divider' } }}>
        {CHOICES.map(({ choice, label, hint }) => (
          <SwitchRow
            key={choice}
            label={label}
            hint={hint}
            on={preferences[choice]}
            onChange={(on) => choose(choice, on, label)}
          />
        ))}
        <PushRow />
      </Box>
      <Typography role="status" variant="body2" sx={{ minHeight: '1.5em', color: 'success.main' }}>
        {news}
      </Typography>
      <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        Confirmations, changes and refunds of your bookings are always mailed, and whatever is about the
        safety of your account.
      </Typography>
    </Panel>
  );
};

/** The mails that the customer gets in addition to those that a booking needs. */
export const NotificationsSection = ({ preferences }: { readonly preferences: Result<Preferences> }) =>
  preferences.ok ? (
    <Choices loaded={preferences.data} />
  ) : (
    <FailedFace title="We could not load your notifications" failure={preferences.failure} />
  );
