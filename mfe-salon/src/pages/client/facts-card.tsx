import { formatClock, formatNearDay, formatPhone } from '@sundara/contracts';
import type { SalonClientDetail } from '@sundara/contracts/api';
import { Card, Facts } from '@sundara/web/card';
import { Box, Link, Money } from '@sundara/web/core';
import { Phone } from 'lucide-react';
import { AllergyMark } from '../../features/client/allergy-mark.tsx';
import { telUrl } from '../../features/visit/tel-url.ts';

interface Props {
  readonly client: SalonClientDetail;
  readonly now: Date;
}

/** How to reach them, and what their visits come to. */
export const FactsCard = ({ client, now }: Props) => {
  const { phone, visits, lastVisit, nextVisit, spent, allergies } = client;
  const dayOf = (at: string) => formatNearDay(new Date(at), now);
  return (
    <Card id="client" title="With your salon">
      <AllergyMark allergies={allergies} />
      {phone && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 44 }}>
          <Phone size={18} aria-hidden />
          <Link href={telUrl(phone)}>{formatPhone(phone)}</Link>
        </Box>
      )}
      <Facts
        facts={[
          ['Visits', visits],
          ['Last visit', lastVisit ? dayOf(lastVisit) : 'None yet'],
          [
            'Next visit',
            nextVisit ? `${dayOf(nextVisit)}, ${formatClock(new Date(nextVisit))}` : 'None booked',
          ],
          ['Spent', <Money key="spent" rupees={spent} />],
        ]}
      />
    </Card>
  );
};
