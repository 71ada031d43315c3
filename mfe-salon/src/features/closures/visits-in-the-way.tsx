import type { ApiFailure } from '@sundara/contracts/federation';
import { Alert } from '@sundara/web/form';
import type { Undoable } from '@sundara/web/undo';
import { OverVisits } from './over-visits.tsx';
import type { TimeOffDraft } from './use-time-off.ts';

interface Props {
  readonly failure: ApiFailure | undefined;
  readonly draft: TimeOffDraft;
  readonly sending: boolean;
  readonly onKeep: () => void;
  readonly onDone: (done: Undoable) => void;
}

/** Why the time was not closed; if visits are in the way, which, and what can be done about them. */
export const VisitsInTheWay = ({ failure, ...rest }: Props) => {
  if (!failure) return null;
  const isInTheWay = failure.kind === 'rejected' && failure.code === 'VISITS_IN_THE_WAY';
  return isInTheWay ? <OverVisits {...rest} /> : <Alert severity="error">{failure.message}</Alert>;
};
