import type { EnvironmentState } from '@sundara/contracts/api';
import { type Flag, reachWords } from '@sundara/contracts/federation';
import { Button } from '@sundara/web/core';
import { FlagOff, Flag as FlagSign, Pencil, Plus } from 'lucide-react';
import { ReasonList } from '../reason-list.tsx';
import { draftOf, type FlagChange, newFlag } from './flag-change.ts';

interface Props {
  readonly environment: EnvironmentState;
  readonly onChange: (change: FlagChange) => void;
}

/**
 * What is on here for a share of the browsers, accounts and roles, who decided it and why; with buttons to change it
 * for those who may.
 */
export const FlagsSection = ({ environment: { name, flags, can }, onChange }: Props) => {
  const acts = (flag: string, set: Flag) => (
    <>
      <Button
        size="small"
        startIcon={<Pencil size={16} aria-hidden />}
        aria-label={`Change ${flag}`}
        onClick={() => onChange(draftOf(flag, set))}
      >
        Change
      </Button>
      <Button
        size="small"
        startIcon={<FlagOff size={16} aria-hidden />}
        aria-label={`Clear ${flag}`}
        onClick={() => onChange({ kind: 'flag.clear', flag })}
      >
        Clear
      </Button>
    </>
  );
  return (
    <ReasonList
      title="Flags"
      name={`Flags of ${name}`}
      icon={FlagSign}
      reasons={Object.entries(flags).map(([flag, set]) => ({
        what: `${flag}, on for ${reachWords(set)}`,
        reason: set,
        ...(can.setFlags && { acts: acts(flag, set) }),
      }))}
      {...(can.setFlags && {
        act: (
          <Button size="small" startIcon={<Plus size={16} aria-hidden />} onClick={() => onChange(newFlag)}>
            Set a flag
          </Button>
        ),
      })}
    />
  );
};
