import { formatDuration } from '@sundara/contracts';
import type { SalonBookingDetail } from '@sundara/contracts/api';
import { Card, Facts } from '@sundara/web/card';
import { Box, Money } from '@sundara/web/core';
import { type Column, DataTable } from '@sundara/web/table';

type Part = SalonBookingDetail['parts'][number];

const columnsOf = (named: boolean): readonly Column<Part>[] => [
  { id: 'service', header: 'Service', onCard: 'title', cell: ({ name }) => name },
  ...(named
    ? [{ id: 'with', header: 'With', cell: ({ specialist }: Part) => specialist ?? 'Not Assigned' }]
    : []),
  { id: 'duration', header: 'Duration', cell: ({ duration }) => formatDuration(duration) },
  { id: 'price', header: 'Price', align: 'end', cell: ({ price }) => <Money rupees={price} /> },
];

/** What was booked, who does it, and the total. */
export const ServicesCard = ({ booking: { parts, price } }: { booking: SalonBookingDetail }) => (
  <Card id="services" title="Services">
    <DataTable
      caption="Booked services"
      columns={columnsOf(parts.some(({ specialist }) => specialist !== null))}
      rows={parts}
      keyOf={({ serviceId }) => serviceId}
    />
    <Box sx={{ mt: 2, ml: 'auto', maxWidth: { sm: 320 } }}>
      <Facts
        facts={[
          ['Services', <Money key="base" rupees={price.base} />],
          ['Discount', price.discount > 0 ? <Money key="discount" rupees={-price.discount} /> : ''],
          ['Convenience fee', price.fee > 0 ? <Money key="fee" rupees={price.fee} /> : ''],
          ['GST on the fee', price.gst > 0 ? <Money key="gst" rupees={price.gst} /> : ''],
          [
            'Total',
            <Box key="total" component="strong" sx={{ fontSize: '1.1rem' }}>
              <Money rupees={price.total} />
            </Box>,
          ],
        ]}
      />
    </Box>
  </Card>
);
