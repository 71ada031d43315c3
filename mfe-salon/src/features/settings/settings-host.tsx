import { LazyDialog } from '@sundara/web/lazy';
import { useCallback } from 'react';
import { useSettingsAddress } from './settings-address.ts';

const find = async () => (await import('./settings-dialog.tsx')).SettingsDialog;

/** Account Settings over any page that opens them; their code is fetched on first opening. */
export const SettingsHost = () => {
  const { section, go } = useSettingsAddress();
  const close = useCallback(() => go(undefined), [go]);
  return (
    <LazyDialog title="Account Settings" find={find} of={{ open: section !== undefined, onClose: close }} />
  );
};
