import type { CustomerBookingDetail } from '@sundara/contracts/api';
import { Box, Money } from '@sundara/web/core';
import { Cell, NameCell, Row, Table, TotalRow } from './services-table.parts.tsx';

/** The booked services, each with its length and price at the time, and the totals; cards on narrow screens. */
export const ServicesTable = ({ services }: Pick<CustomerBookingDetail, 'services'>) => {
  const minutes = services.reduce((sum, { duration }) => sum + duration, 0);
  const rupees = services.reduce((sum, { price }) => sum + price, 0);
  return (
    <Table>
      {services.map(({ serviceId, name, description, duration, price }) => (
        <Row key={serviceId}>
          <NameCell>{name}</NameCell>
          <Cell area="description">{description}</Cell>
          <Cell area="duration">{duration} min</Cell>
          <Cell area="price">
            <Money rupees={price} />
          </Cell>
        </Row>
      ))}
      <TotalRow>
        <NameCell>Total of services</NameCell>
        <Cell area="description" />
        <Cell area="duration">{minutes} min</Cell>
        <Cell area="price">
          <Box component="span" sx={{ fontWeight: 700 }}>
            <Money rupees={rupees} />
          </Box>
        </Cell>
      </TotalRow>
    </Table>
  );
};
