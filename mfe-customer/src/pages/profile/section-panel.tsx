import { SecuritySection } from '../../features/security/security-section.tsx';
import { DataSection } from './data/data-section.tsx';
import { DetailsSection } from './details/details-section.tsx';
import type { Details } from './details/use-details.ts';
import { FavouritesSection } from './favourites/favourites-section.tsx';
import { NotificationsSection } from './notifications/notifications-section.tsx';
import type { ProfileData } from './profile.loader.ts';

interface Props {
  readonly data: ProfileData;
  readonly details: Details;
}

/** The content of the chosen section. */
export const SectionPanel = ({ data, details }: Props) => {
  switch (data.section) {
    case 'details':
      return <DetailsSection role={data.role} user={data.user} details={details} />;
    case 'security':
      return <SecuritySection />;
    case 'notifications':
      return <NotificationsSection preferences={data.preferences} />;
    case 'favourites':
      return <FavouritesSection salons={data.salons} />;
    case 'data':
      return <DataSection />;
  }
};
