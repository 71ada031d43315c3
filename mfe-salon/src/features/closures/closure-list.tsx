import type { TimeOffEntry } from '@sundara/contracts/api';
import type { ApiFailure } from '@sundara/contracts/federation';
import { Skeleton } from '@sundara/web/core';
import { Alert } from '@sundara/web/form';
import { PlannedList } from './planned-list.tsx';

interface Props {
  readonly closures: readonly TimeOffEntry[] | undefined;
  readonly failure: ApiFailure | undefined;
  readonly sending: boolean;
  readonly onOpen: (entry: TimeOffEntry) => void;
}

/** The closed days that are planned, each with a way to open it again. */
export const ClosureList = ({ closures, failure, sending, onOpen }: Props) => {
  if (!closures && failure) return <Alert severity="error">{failure.message}</Alert>;
  if (!closures) return <Skeleton variant="rounded" height={56} />;
  return (
    <PlannedList
      entries={closures}
      none="No closed day is planned yet."
      otherwise="Closed"
      sending={sending}
      act="Open again"
      fullAct="Open again on"
      onAct={onOpen}
    />
  );
};
