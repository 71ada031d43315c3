import type { AdminDisputeDetail } from '@sundara/contracts/api';
import { Card } from '@sundara/web/card';
import { AppLink, Box, useNow, usePageTitle } from '@sundara/web/core';
import { useLoaderData } from '@sundara/web/router';
import { FailedFace } from '@sundara/web/table';
import { useState } from 'react';
import { AdminPage } from '../../features/frame/admin-page.tsx';
import { When } from '../../features/when/when.tsx';
import { ClockChip } from '../disputes/clock-chip.tsx';
import { AnswerForm } from './answer-form.tsx';
import type { DisputeData } from './dispute.loader.ts';
import { NotesCard } from './notes-card.tsx';
import { OutcomeCard } from './outcome-card.tsx';
import { EarlierCard, WaitingCard } from './proposed-cards.tsx';
import { ResolveForm } from './resolve-form.tsx';
import { Said } from './said.tsx';
import { SalonSideCard } from './salon-side-card.tsx';
import { MoneyCard, TimelineCard, VisitCard } from './visit-cards.tsx';

const column = { display: 'grid', gap: 2, alignContent: 'start', minWidth: 0 } as const;

/** The response to a change is shown until the next successful read. */
const DisputeView = ({ read }: { readonly read: AdminDisputeDetail }) => {
  const [seen, setSeen] = useState(read);
  const [dispute, setDispute] = useState(read);
  const now = useNow(60_000);
  if (read !== seen) {
    setSeen(read);
    setDispute(read);
  }
  const { answer, resolution, reason, createdAt, proposed, can } = dispute;
  const waiting = proposed.find(({ refund }) => refund.state === 'open');
  const approved = proposed.find(({ refund }) => refund.state === 'approved');
  const earlier = proposed.filter((one) => one !== waiting && one !== approved);
  const foot = <When at={createdAt} />;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 360px' },
      }}
    >
      <Box sx={column}>
        <Card title="What the customer wrote">
          <Box sx={{ mb: 1.5 }}>
            <ClockChip dispute={dispute} now={now} />
          </Box>
          <Said text={reason} foot={foot} />
        </Card>
        <SalonSideCard dispute={dispute} />
        {answer && (
          <Card title="First answer">
            <Said
              text={answer.text}
              foot={
                <>
                  {answer.by}, <When at={answer.at} />
                </>
              }
            />
          </Card>
        )}
        {can.answer && <AnswerForm dispute={dispute} onChanged={setDispute} />}
        {resolution && <OutcomeCard resolution={resolution} approval={approved?.refund} />}
        {!resolution && waiting && <WaitingCard proposed={waiting} />}
        {can.resolve && <ResolveForm dispute={dispute} onChanged={setDispute} />}
        {earlier.length > 0 && <EarlierCard proposed={earlier} />}
      </Box>
      <Box sx={column}>
        <VisitCard dispute={dispute} />
        <MoneyCard money={dispute.money} />
        <NotesCard dispute={dispute} onChanged={setDispute} />
        <TimelineCard timeline={dispute.booking.timeline} />
      </Box>
    </Box>
  );
};

/** One dispute: what was said and paid, and the forms to answer and to decide it (resolutions S4). */
export const DisputePage = () => {
  const data = useLoaderData<DisputeData>();
  const title = data.ok ? `Dispute of ${data.data.dispute.customer.name}` : 'Dispute';
  usePageTitle(title);
  return (
    <AdminPage title={title} lead={<AppLink to="/admin/disputes">← Back to disputes</AppLink>}>
      {data.ok ? (
        <DisputeView key={data.data.dispute.bookingId} read={data.data.dispute} />
      ) : (
        <FailedFace title="Failed to fetch the dispute" failure={data.failure} />
      )}
    </AdminPage>
  );
};
