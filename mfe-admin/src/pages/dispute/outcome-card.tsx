import { formatRupees, rupeesOf } from '@sundara/contracts';
import type { AdminDisputeDetail, RefundProposal } from '@sundara/contracts/api';
import { Card } from '@sundara/web/card';
import { Typography } from '@sundara/web/core';
import { When } from '../../features/when/when.tsx';
import { Said } from './said.tsx';

type Resolution = NonNullable<AdminDisputeDetail['resolution']>;

const backText = ({ refundPaise }: Resolution): string =>
  refundPaise === 0 ? 'Nothing goes back.' : `${formatRupees(rupeesOf(refundPaise))} goes back.`;

interface Props {
  readonly resolution: Resolution;
  /** The refund as another admin approved it, if that was needed. */
  readonly approval: RefundProposal | undefined;
}

/** What was decided, by whom, who approved it, and the message to each side. */
export const OutcomeCard = ({ resolution, approval }: Props) => (
  <Card title="Decided">
    <Typography sx={{ mb: 1.5 }}>
      {resolution.outcome === 'customer' ? 'For the customer. ' : 'For the salon. '}
      {backText(resolution)}
    </Typography>
    <Said text={resolution.toCustomer} foot="To the customer" />
    <Said text={resolution.toSalon} foot="To the salon" />
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {resolution.by}
      {approval?.decidedBy && `, approved by ${approval.decidedBy.name}`}, <When at={resolution.at} />
    </Typography>
  </Card>
);
