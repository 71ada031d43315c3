import type { Application } from '@sundara/contracts/api';
import type { Column } from '@sundara/web/table';
import { openColumn, receivedColumn, twoLines } from '../../features/columns/inbox-columns.tsx';

/** Applications as a table: which salon, whose, since when, and who decided it. */
export const applicationColumns = (
  onShow: (application: Application) => void,
): readonly Column<Application>[] => [
  twoLines(
    { id: 'salon', header: 'Salon', onCard: 'title' },
    ({ salonName }) => salonName,
    ({ sublocality }) => sublocality,
  ),
  twoLines(
    { id: 'owner', header: 'Owner' },
    ({ ownerName }) => ownerName,
    ({ email }) => email,
  ),
  receivedColumn(),
  { id: 'by', header: 'Decided by', cell: ({ decision }) => decision?.by ?? 'Nobody yet' },
  openColumn(
    ({ can, salonName }) =>
      can.approve
        ? { text: 'Decide', name: `Decide on ${salonName}` }
        : { text: 'Look', name: `Look at ${salonName}` },
    onShow,
  ),
];
