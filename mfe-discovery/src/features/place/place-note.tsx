import type { Locality } from '@sundara/contracts/api';
import { Box, Button, Paper, Typography } from '@sundara/web/core';
import { BELOW_FIELD } from './option-list.tsx';
import type { PositionFailure } from './own-position.store.ts';
import type { ChosenPlace } from './use-place.ts';

/** Why there is no position, and what to do instead. */
const FAILURES: Readonly<Record<PositionFailure, string>> = {
  denied:
    'Your browser keeps your position to itself. Allow it in the settings of this site, or choose a locality.',
  unavailable: 'Your device does not know where it is right now. Try again, or choose a locality.',
  timeout: 'Your device took too long to find out where it is. Try again, or choose a locality.',
  far: 'You seem to be far from Hyderabad, where all our salons are. Choose the locality that you will be near.',
  unsupported: 'This browser cannot tell where you are. Choose a locality instead.',
};
const MAY_CHANGE: readonly PositionFailure[] = ['denied', 'unavailable', 'timeout'];

interface Props {
  readonly chosen: ChosenPlace;
  readonly localities: readonly Locality[];
}

/** Which part of the address can't be used; this is known from the start, so it has a place in the page. */
export const AddressNote = ({ chosen: { place, own, chooseHere }, localities }: Props) => {
  if (place?.kind === 'here' && !own.point)
    return (
      <Box sx={{ mt: 0.75 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          We do not keep your position, so there are no distances.
        </Typography>
        <Button size="small" onClick={chooseHere} sx={{ ml: -2.5 }}>
          Share it again
        </Button>
      </Box>
    );
  if (place?.kind !== 'locality' || localities.length === 0) return null;
  if (localities.some(({ name }) => name === place.name)) return null;
  return (
    <Typography variant="body2" sx={{ mt: 0.75, color: 'text.secondary', overflowWrap: 'anywhere' }}>
      We know no locality called {place.name}, so there are no distances.
    </Typography>
  );
};

/** The progress of asking for the position. It comes late, so it lies over the page instead of moving it. */
export const PositionNote = ({ chosen: { own, chooseHere, forget } }: Pick<Props, 'chosen'>) => (
  <Box role="status">
    {own.step === 'asking' && (
      <Paper sx={BELOW_FIELD}>
        <Typography variant="body2" sx={{ p: 1.5 }}>
          Waiting for your browser to say where you are…
        </Typography>
      </Paper>
    )}
    {own.failure && (
      <Paper sx={BELOW_FIELD}>
        <Typography variant="body2" sx={{ p: 1.5, pb: 0.5, textWrap: 'pretty' }}>
          {FAILURES[own.failure]}
        </Typography>
        {MAY_CHANGE.includes(own.failure) && <Button onClick={chooseHere}>Try again</Button>}
        <Button onClick={forget}>Close</Button>
      </Paper>
    )}
  </Box>
);
