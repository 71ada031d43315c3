import { Stack, useSession } from '@sundara/web/core';
import { Panel } from '../panel/panel.tsx';
import { DevicesList } from './devices/devices-list.tsx';
import { useDevices } from './devices/use-devices.ts';
import { ChangePasswordForm } from './password/change-password-form.tsx';
import { SecondFactorPanel } from './second-factor/second-factor-panel.tsx';

/** The account's security: its password, its devices, and a second factor for salons and admins. */
export const SecuritySection = () => {
  const session = useSession();
  const devices = useDevices();
  const mayHaveFactor = session.status === 'signed-in' && session.user.role !== 'customer';
  return (
    <Stack spacing={{ xs: 2.5, sm: 3 }}>
      <Panel title="Change password" lead="Changing it signs you out on every other device.">
        <ChangePasswordForm onChanged={devices.ask} />
      </Panel>
      {mayHaveFactor && <SecondFactorPanel onTurnedOn={devices.ask} />}
      <Panel title="Your devices" lead="Where your account is signed in. Sign out wherever it is not you.">
        <DevicesList devices={devices} />
      </Panel>
    </Stack>
  );
};
