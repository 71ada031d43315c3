import type { SalonClientDetail } from '@sundara/contracts/api';
import { Card } from '@sundara/web/card';
import { Button, Typography } from '@sundara/web/core';
import { SheetFrame } from '@sundara/web/dialog';
import { useState } from 'react';
import { visitorName } from '../../features/visit/walk-in-name.ts';
import type { Noting } from './use-noting.ts';

interface Props {
  readonly client: SalonClientDetail;
  readonly noting: Noting;
}

/** Erases all that the salon noted of a client, after a question; nothing where nothing is noted. */
export const EraseCard = ({ client, noting: { busy, erase } }: Props) => {
  const { allergies, tags, notes, name } = client;
  const [asking, setAsking] = useState(false);
  if (!allergies && tags.length === 0 && notes.length === 0) return null;
  return (
    <Card id="erase" title="What you noted">
      <Typography variant="body2" sx={{ mb: 1, color: 'text.secondary' }}>
        Notes, tags and allergies are about a person: erase them when they ask you to.
      </Typography>
      <Button color="error" variant="outlined" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        Erase what we noted
      </Button>
      {asking && (
        <SheetFrame
          open
          title="Erase what we noted?"
          waiting={busy}
          onClose={() => setAsking(false)}
          foot={
            <>
              <Button disabled={busy} onClick={() => setAsking(false)}>
                Keep it
              </Button>
              <Button variant="contained" color="error" loading={busy} onClick={() => void erase()}>
                Erase
              </Button>
            </>
          }
        >
          <Typography sx={{ overflowWrap: 'anywhere' }}>
            All notes, tags and allergies of {visitorName(name)} go for good. Their visits stay.
          </Typography>
        </SheetFrame>
      )}
    </Card>
  );
};
