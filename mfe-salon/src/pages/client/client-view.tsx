import type { SalonClientDetail } from '@sundara/contracts/api';
import { Box, useNow } from '@sundara/web/core';
import { useState } from 'react';
import { AllergiesCard } from './allergies-card.tsx';
import { EraseCard } from './erase-card.tsx';
import { FactsCard } from './facts-card.tsx';
import { NotesCard } from './notes-card.tsx';
import { TagsCard } from './tags-card.tsx';
import { useNoting } from './use-noting.ts';
import { VisitsCard } from './visits-card.tsx';

const column = { display: 'grid', gap: 2, alignContent: 'start', minWidth: 0 } as const;

/** A client on cards. The response to a change is shown until the next successful read. */
export const ClientView = ({ read }: { readonly read: SalonClientDetail }) => {
  const [seen, setSeen] = useState(read);
  const [client, setClient] = useState(read);
  const now = useNow(60_000);
  if (read !== seen) {
    setSeen(read);
    setClient(read);
  }
  const noting = useNoting(client.id, setClient);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 360px' },
        gridTemplateRows: { md: 'auto 1fr' },
      }}
    >
      <FactsCard client={client} now={now} />
      <Box sx={{ ...column, gridColumn: { md: 2 }, gridRow: { md: '1 / span 2' } }}>
        {/* By its text, so that the field follows what was saved or erased. */}
        <AllergiesCard key={client.allergies} allergies={client.allergies} noting={noting} />
        <TagsCard tags={client.tags} suggested={client.suggestedTags} noting={noting} />
        <EraseCard client={client} noting={noting} />
      </Box>
      <Box sx={column}>
        <NotesCard notes={client.notes} now={now} noting={noting} />
        <VisitsCard bookings={client.bookings} now={now} />
      </Box>
    </Box>
  );
};
