import { Box, Container, Typography } from '@sundara/web/core';
import { useLoaderData } from '@sundara/web/router';
import { useState } from 'react';
import { ApplicationForm } from './application-form.tsx';
import { AppliedNote } from './applied-note.tsx';
import { WhatYouGet } from './what-you-get.tsx';

/** /list-your-business: what an owner gets, and the form to apply (decision 88). */
export const ListYourBusinessPage = () => {
  const localities = useLoaderData<readonly string[]>();
  const [isSent, setSent] = useState(false);
  return (
    <Container maxWidth="lg" sx={{ py: { xs: 4, md: 7 } }}>
      <Box component="header" sx={{ maxWidth: '46rem', mb: { xs: 3, md: 5 } }}>
        <Typography variant="h1">List your business</Typography>
        <Typography sx={{ mt: 1.5, fontSize: '1.2rem', color: 'text.secondary' }}>
          You run a salon or a spa in Hyderabad: let customers find it, see your free times, and book.
        </Typography>
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 5, md: 8 },
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 320px' },
        }}
      >
        <Box
          sx={{
            p: { xs: 2, sm: 4 },
            borderRadius: 1.5,
            border: 1,
            borderColor: 'divider',
            bgcolor: 'background.paper',
            boxShadow: '0 12px 40px rgb(42 28 20 / 6%)',
          }}
        >
          {isSent ? (
            <AppliedNote />
          ) : (
            <ApplicationForm localities={localities} onSent={() => setSent(true)} />
          )}
        </Box>
        <WhatYouGet />
      </Box>
    </Container>
  );
};
