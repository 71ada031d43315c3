import { useLoaderData } from '@sundara/web/router';
import { SalonPage } from '../../features/frame/salon-page.tsx';
import { SalonChoice } from './salon-choice.tsx';
import type { ServicesData } from './services.loader.ts';
import { ServicesList } from './services-list.tsx';

/**
 * A salon's services: the owner's salon, or the one that an admin picks (specification 2, section 2; resolutions R4).
 */
export const ServicesPage = () => {
  const data = useLoaderData<ServicesData>();
  if (data.kind === 'choose')
    return (
      <SalonPage title="Services Management" lead="Choose the salon whose services you keep.">
        <SalonChoice data={data} />
      </SalonPage>
    );
  // Another salon is another page: no state of the previous one remains.
  return <ServicesList key={data.query.salonId ?? 'own'} data={data} />;
};
