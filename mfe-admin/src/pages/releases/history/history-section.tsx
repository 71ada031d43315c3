import type { EnvironmentState } from '@sundara/contracts/api';
import { Box, Button, EmptyFace } from '@sundara/web/core';
import { Link } from '@sundara/web/router';
import { DataTable, FailedFace, ListSection } from '@sundara/web/table';
import { ChevronLeft, ChevronRight, History as HistoryIcon } from 'lucide-react';
import type { Change } from '../changes/change.ts';
import type { History } from '../releases.loader.ts';
import { knownCompositions } from './acts.ts';
import { historyColumns } from './history-columns.tsx';

interface Props {
  readonly environment: EnvironmentState;
  readonly history: History | undefined;
  /** Whether the shown page is not the newest. */
  readonly older: boolean;
  readonly busy: boolean;
  readonly onChange: (change: Change) => void;
}

const UNREAD: History = { ok: false, failure: { kind: 'network', message: 'Nobody answered.' } };

const Pages = ({ name, older, next }: { name: string; older: boolean; next: string | null }) => (
  <Box
    component="nav"
    aria-label={`Pages of the history of ${name}`}
    sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, pt: 1.5, '&:empty': { display: 'none' } }}
  >
    {older && (
      <Button
        component={Link}
        to={`?environment=${name}`}
        preventScrollReset
        startIcon={<ChevronLeft size={18} aria-hidden />}
      >
        Newest acts
      </Button>
    )}
    {next && (
      <Button
        component={Link}
        to={`?environment=${name}&after=${next}`}
        preventScrollReset
        endIcon={<ChevronRight size={18} aria-hidden />}
        sx={{ ml: 'auto' }}
      >
        Older acts
      </Button>
    )}
  </Box>
);

/** Who changed what an environment runs, when and why; newest first, with a rollback to each. */
export const HistorySection = ({ environment, history = UNREAD, older, busy, onChange }: Props) => {
  const { name, running, can, whyNot } = environment;
  if (!history.ok)
    return (
      <>
        <FailedFace title={`The history of ${name} can't be read`} failure={history.failure} />
        <Pages name={name} older={older} next={null} />
      </>
    );
  const { acts, next } = history.data;
  const columns = historyColumns({
    running: running.id,
    known: knownCompositions(acts, environment),
    onRollback: can.rollback ? (composition) => onChange({ kind: 'rollback', composition }) : undefined,
  });
  return (
    <ListSection
      title={`History of ${name}`}
      status={can.rollback ? 'Newest first' : `No way back from here: ${whyNot ?? 'you may not roll back.'}`}
    >
      {acts.length === 0 ? (
        <EmptyFace icon={<HistoryIcon size={40} strokeWidth={1.25} aria-hidden />} title="No acts yet">
          The first promotion to {name} stands here as soon as it is made.
        </EmptyFace>
      ) : (
        <DataTable
          caption={`History of ${name}`}
          columns={columns}
          rows={acts}
          keyOf={({ id }) => id}
          busy={busy}
        />
      )}
      <Pages name={name} older={older} next={next} />
    </ListSection>
  );
};
