import type { EnvironmentState } from '@sundara/contracts/api';
import { Button } from '@sundara/web/core';
import { Flag, FlagOff, Pencil, Plus } from 'lucide-react';
import type { Change } from '../change.ts';
import { ReasonList } from '../reason-list.tsx';
import { newFlag } from './flag-change.ts';

interface Props {
  readonly environment: EnvironmentState;
  readonly onChange: (change: Change) => void;
}

/** What is on for a share of the browsers here, who decided it and why; and, for whoever may, the ways to change it. */
export const FlagsSection = ({ environment: { name, flags, can }, onChange }: Props) => {
  const acts = (flag: string, percent: number) => (
    <>
      <Button
        size="small"
        startIcon={<Pencil size={16} aria-hidden />}
        aria-label={`Change ${flag}`}
        onClick={() => onChange({ kind: 'flag.set', flag, share: String(percent), isNew: false })}
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
      icon={Flag}
      reasons={Object.entries(flags).map(([flag, set]) => ({
        what: `${flag}, on for ${set.percent} %`,
        reason: set,
        ...(can.setFlags && { acts: acts(flag, set.percent) }),
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
