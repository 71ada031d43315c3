import type { EnvironmentState, HistoryAct } from '@sundara/contracts/api';
import type { ApiFailure } from '@sundara/contracts/federation';
import { Alert } from '@sundara/web/form';
import { When } from '../../../features/when/when.tsx';
import { shortId } from '../versions/composition-changes.ts';

interface Props {
  readonly failure: ApiFailure;
  /** The environment as it is now, and the last act in it. */
  readonly seen: EnvironmentState;
  readonly lastAct: HistoryAct | undefined;
}

const Meanwhile = ({ seen, lastAct }: Omit<Props, 'failure'>) => (
  <>
    {seen.name} was changed a moment ago, so nothing was done.{' '}
    {lastAct?.sequence === seen.sequence && (
      <>
        {lastAct.who}, <When at={lastAct.at} />: {lastAct.why}.{' '}
      </>
    )}
    It runs {shortId(seen.running.id)} now. Look at what would change below, then decide again.
  </>
);

/** Why a change was not made, in words, with the next step. */
export const ChangeFailure = ({ failure, ...now }: Props) => {
  if (failure.kind !== 'rejected')
    return (
      <Alert severity="error">
        {failure.message} It is not known whether the change was made; try again, a second one can't be made
        by mistake.
      </Alert>
    );
  if (failure.code === 'RELEASE_CONFLICT')
    return (
      <Alert severity="warning">
        <Meanwhile {...now} />
      </Alert>
    );
  return (
    <Alert severity="error">
      {failure.message} {failure.reply.next}
    </Alert>
  );
};
