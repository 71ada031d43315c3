import { Box, Button, ErrorFace, Skeleton, Typography } from '@sundara/web/core';
import { SheetFrame } from '@sundara/web/dialog';
import { Alert, TextField } from '@sundara/web/form';
import { useDeferredValue, useState } from 'react';
import { CentralGroup } from './central-group.tsx';
import { type Offered, useCentral } from './use-central.ts';
import { useCopy } from './use-copy.ts';

export interface CopyProps {
  readonly open: boolean;
  readonly salonId: string | undefined;
  readonly onCopied: () => void;
  readonly onClose: () => void;
}

const mentions = ({ name, description, category, specializations }: Offered, words: string): boolean =>
  [name, description, category, ...specializations].join(' ').toLowerCase().includes(words);

/** Copies the chosen services of the central catalogue into the salon's (resolutions S15). */
export const CopyDialog = ({ open, salonId, onCopied, onClose }: CopyProps) => {
  const central = useCentral(salonId);
  const copy = useCopy({ salonId, onCopied, onClose });
  const [text, setText] = useState('');
  const words = useDeferredValue(text.trim().toLowerCase());
  const services = central.is === 'here' ? central.services : [];
  const found = services.filter((each) => mentions(each, words));
  const categories = [...new Set(found.map(({ category }) => category))];
  const count = copy.chosen.size;
  return (
    <SheetFrame
      open={open}
      title="Copy from catalogue"
      lead="Choose services, change what they cost with you, and copy them all at once."
      waiting={copy.copying}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose} disabled={copy.copying}>
            Cancel
          </Button>
          {count > 0 && (
            <Button variant="contained" loading={copy.copying} onClick={() => void copy.copy(services)}>
              Copy {count} {count === 1 ? 'service' : 'services'}
            </Button>
          )}
        </>
      }
    >
      {central.is === 'loading' && (
        <Box role="status" aria-label="Fetching the catalogue" sx={{ display: 'grid', gap: 1.5, pt: 1 }}>
          {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
            <Skeleton key={key} variant="rounded" height={52} />
          ))}
        </Box>
      )}
      {central.is === 'failed' && (
        <ErrorFace
          title="Failed to fetch services"
          reason={central.failure.message}
          onRetry={central.retry}
        />
      )}
      {central.is === 'here' && (
        <>
          {copy.trouble && (
            <Alert severity="error" sx={{ mb: 2 }}>
              {copy.trouble}
            </Alert>
          )}
          <TextField
            fullWidth
            type="search"
            size="small"
            label="Search the catalogue"
            value={text}
            onChange={(event) => setText(event.target.value)}
            sx={{ my: 1 }}
          />
          {categories.map((category) => (
            <CentralGroup
              key={category}
              category={category}
              services={found.filter((each) => each.category === category)}
              copy={copy}
            />
          ))}
          {found.length === 0 && (
            <Typography sx={{ py: 4, textAlign: 'center' }}>No services found.</Typography>
          )}
        </>
      )}
    </SheetFrame>
  );
};
