import type { SalonClientDetail } from '@sundara/contracts/api';
import { Card } from '@sundara/web/card';
import { VisitList } from '../../features/visit/visit-list.tsx';

interface Props {
  readonly bookings: SalonClientDetail['bookings'];
  readonly now: Date;
}

/** Their visits at this salon, the latest first. */
export const VisitsCard = ({ bookings, now }: Props) => (
  <Card id="visits" title="Visits">
    <VisitList label="Visits" visits={bookings} now={now} />
  </Card>
);
