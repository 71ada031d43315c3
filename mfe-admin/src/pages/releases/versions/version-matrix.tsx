import type { EnvironmentState } from '@sundara/contracts/api';
import { Box } from '@sundara/web/core';
import { type Column, DataTable, ListSection } from '@sundara/web/table';
import { ArrowDown, ArrowUp, Ban, Pin } from 'lucide-react';
import { partsOf } from './composition-changes.ts';
import { compareVersions } from './version-order.ts';

const Note = ({ children }: { children: React.ReactNode }) => (
  <Box
    component="span"
    sx={{
      display: 'flex',
      alignItems: 'center',
      gap: 0.5,
      color: 'text.secondary',
      fontSize: '0.83rem',
      justifyContent: 'inherit',
    }}
  >
    {children}
  </Box>
);

/** 'ahead of production' or 'behind production'; nothing where both run the same. */
const Relation = ({ mine, theirs, other }: { mine: string; theirs: string | undefined; other: string }) => {
  if (mine === theirs) return null;
  if (theirs === undefined) return <Note>not in {other}</Note>;
  const ahead = compareVersions(mine, theirs) > 0;
  const Icon = ahead ? ArrowUp : ArrowDown;
  return (
    <Note>
      <Icon size={14} aria-hidden />
      {ahead ? 'ahead of' : 'behind'} {other}
    </Note>
  );
};

const VersionCell = ({
  id,
  here,
  chosen,
}: {
  id: string;
  here: EnvironmentState;
  chosen: EnvironmentState;
}) => {
  const version = here.running.versions[id];
  const canary = here.canary?.composition.versions[id];
  return (
    <Box component="span" sx={{ display: 'grid', justifyItems: 'inherit' }}>
      <span>{version ?? 'not there'}</span>
      {here.pins[id] && (
        <Note>
          <Pin size={14} aria-hidden />
          pinned
        </Note>
      )}
      {here.withdrawn[`${id}@${version}`] && (
        <Note>
          <Ban size={14} aria-hidden />
          withdrawn
        </Note>
      )}
      {canary !== undefined && canary !== version && <Note>canary {canary}</Note>}
      {version !== undefined && here !== chosen && (
        <Relation mine={version} theirs={chosen.running.versions[id]} other={chosen.name} />
      )}
    </Box>
  );
};

/** Whether all environments run the same of a part, and nobody has to know more about it. */
const isSame = (id: string, environments: readonly EnvironmentState[]): boolean =>
  new Set(environments.map(({ running }) => running.versions[id])).size === 1 &&
  environments.every(({ pins, withdrawn, canary, running }) => {
    const version = running.versions[id];
    const tried = canary?.composition.versions[id] ?? version;
    return !pins[id] && !withdrawn[`${id}@${version}`] && tried === version;
  });

interface Props {
  readonly environments: readonly EnvironmentState[];
  readonly chosen: EnvironmentState;
}

/**
 * Which version of each part runs where, parts that differ first; the other environments are compared with the chosen
 * one.
 */
export const VersionMatrix = ({ environments, chosen }: Props) => {
  const all = partsOf(...environments.map(({ running }) => running.versions));
  const same = all.filter((id) => isSame(id, environments));
  const parts = [...all.filter((id) => !same.includes(id)), ...same];
  const columns: readonly Column<string>[] = [
    { id: 'part', header: 'Part', onCard: 'title', cell: (id) => id },
    ...environments.map((here) => ({
      id: here.name,
      header: here.name,
      cell: (id: string) => <VersionCell id={id} here={here} chosen={chosen} />,
    })),
  ];
  return (
    <ListSection title="Versions" status={environments.length > 1 && `Compared with ${chosen.name}`}>
      <DataTable caption="Versions by environment" columns={columns} rows={parts} keyOf={(id) => id} />
    </ListSection>
  );
};
