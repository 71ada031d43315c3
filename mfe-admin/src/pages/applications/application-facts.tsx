import { formatPhone } from '@sundara/contracts';
import type { Application } from '@sundara/contracts/api';
import { Box, Link } from '@sundara/web/core';
import type { ReactNode } from 'react';
import { When } from '../../features/when/when.tsx';

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <>
    <Box component="dt" sx={{ color: 'text.secondary' }}>
      {label}
    </Box>
    <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
      {children}
    </Box>
  </>
);

const Call = ({ number }: { number: string }) => (
  <Link href={`tel:${number}`} sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}>
    {formatPhone(number)}
  </Link>
);

/** What an applicant wrote, and how it was decided. */
export const ApplicationFacts = ({ application }: { application: Application }) => {
  const { street, sublocality, contactNumber, ownerName, email, phone, createdAt, decision } = application;
  return (
    <Box
      component="dl"
      sx={{ m: 0, display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2, alignItems: 'baseline' }}
    >
      <Fact label="Address">
        {street}, {sublocality}
      </Fact>
      <Fact label="Salon's phone">
        <Call number={contactNumber} />
      </Fact>
      <Fact label="Owner">{ownerName}</Fact>
      <Fact label="E-mail">{email}</Fact>
      <Fact label="Owner's phone">
        <Call number={phone} />
      </Fact>
      <Fact label="Received">
        <When at={createdAt} />
      </Fact>
      {decision && (
        <Fact label={application.state === 'approved' ? 'Approved' : 'Declined'}>
          <When at={decision.at} /> by {decision.by}
        </Fact>
      )}
      {decision?.reason && <Fact label="Reason">{decision.reason}</Fact>}
    </Box>
  );
};
