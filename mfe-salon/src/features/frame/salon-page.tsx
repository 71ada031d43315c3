import { AreaPage, type AreaPageProps } from '@sundara/web/frame';
import { SettingsHost } from '../settings/settings-host.tsx';

/** A page of the owner's area, with the settings that open over it by `?settings=`. */
export const SalonPage = ({ children, ...page }: AreaPageProps) => (
  <AreaPage {...page}>
    {children}
    <SettingsHost />
  </AreaPage>
);
