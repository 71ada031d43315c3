import { Button, Typography } from '@sundara/web/core';
import { DialogFrame } from '@sundara/web/dialog';
import { rebookText } from './rebook-text.ts';
import type { Rebook } from './use-rebook.ts';

/** Reports what will be different, before leaving the page. */
export const RebookDialog = ({ rebook, salonName }: { rebook: Rebook; salonName: string }) => {
  const { less, isTold, goOn, stay } = rebook;
  if (!less) return null;
  const { title, text, wayOn } = rebookText(less, salonName);
  return (
    <DialogFrame
      open={isTold}
      title={title}
      waiting={false}
      onClose={stay}
      foot={
        <>
          <Button onClick={stay}>Stay here</Button>
          <Button variant="contained" onClick={goOn}>
            {wayOn}
          </Button>
        </>
      }
    >
      <Typography sx={{ lineHeight: 1.6 }}>{text}</Typography>
    </DialogFrame>
  );
};
