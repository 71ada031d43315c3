import type { ApiFailure } from '@sundara/contracts/federation';
import { Box, Button } from '@sundara/web/core';
import { Alert } from '@sundara/web/form';

interface Props {
  readonly failure: ApiFailure | undefined;
  readonly sending: boolean;
  readonly onKeep: () => void;
}

/** Why the time was not closed; if visits are in the way, how many, and the choice to keep them. */
export const VisitsInTheWay = ({ failure, sending, onKeep }: Props) => {
  if (!failure) return null;
  const isInTheWay = failure.kind === 'rejected' && failure.code === 'VISITS_IN_THE_WAY';
  if (!isInTheWay) return <Alert severity="error">{failure.message}</Alert>;
  return (
    <Alert severity="warning">
      {failure.message} Move them first, or keep them and block the rest.
      <Box sx={{ mt: 1 }}>
        <Button variant="outlined" color="inherit" loading={sending} onClick={onKeep}>
          Keep the visits, block the rest
        </Button>
      </Box>
    </Alert>
  );
};
