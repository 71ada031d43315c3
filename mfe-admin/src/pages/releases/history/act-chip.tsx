import type { ActName } from '@sundara/contracts/federation';
import { Chip } from '@sundara/web/core';
import {
  ArrowUpFromLine,
  Ban,
  CircleCheck,
  CircleDot,
  CircleStop,
  Flag,
  FlagOff,
  FlaskConical,
  KeyRound,
  Lock,
  LockOpen,
  type LucideIcon,
  Pin,
  PinOff,
  Plug,
  Trash2,
  TriangleAlert,
  Undo2,
  Upload,
} from 'lucide-react';

type Tone = 'plain' | 'success' | 'warning' | 'error';

interface Look {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly tone: Tone;
}

const LOOKS: Readonly<Record<ActName, Look>> = {
  publish: { label: 'Published', icon: Upload, tone: 'plain' },
  promote: { label: 'Promoted', icon: ArrowUpFromLine, tone: 'success' },
  rollback: { label: 'Rolled back', icon: Undo2, tone: 'warning' },
  pin: { label: 'Pinned', icon: Pin, tone: 'plain' },
  unpin: { label: 'Unpinned', icon: PinOff, tone: 'plain' },
  lock: { label: 'Locked', icon: Lock, tone: 'plain' },
  unlock: { label: 'Unlocked', icon: LockOpen, tone: 'plain' },
  'canary.start': { label: 'Canary started', icon: FlaskConical, tone: 'plain' },
  'canary.step': { label: 'Canary widened', icon: FlaskConical, tone: 'plain' },
  'canary.stop': { label: 'Canary stopped', icon: CircleStop, tone: 'warning' },
  'canary.finish': { label: 'Canary finished', icon: CircleCheck, tone: 'success' },
  'canary.failed': { label: 'Canary failed', icon: TriangleAlert, tone: 'error' },
  provider: { label: 'Provider API named', icon: Plug, tone: 'plain' },
  withdraw: { label: 'Withdrawn', icon: Ban, tone: 'error' },
  'flag.set': { label: 'Flag set', icon: Flag, tone: 'plain' },
  'flag.clear': { label: 'Flag cleared', icon: FlagOff, tone: 'plain' },
  'key.add': { label: 'Key added', icon: KeyRound, tone: 'plain' },
  'key.renew': { label: 'Keys renewed', icon: KeyRound, tone: 'plain' },
  'key.rotate': { label: 'Key rotated', icon: KeyRound, tone: 'plain' },
  'key.revoke': { label: 'Key revoked', icon: KeyRound, tone: 'error' },
  'rules.set': { label: 'Rules set', icon: CircleCheck, tone: 'plain' },
  remove: { label: 'Removed', icon: Trash2, tone: 'plain' },
};

const looks = new Map<string, Look>(Object.entries(LOOKS));

/** What was done, by colour, sign and word; an act of a newer registry by its own name. */
export const ActChip = ({ act }: { act: string }) => {
  const { label, icon: Icon, tone } = looks.get(act) ?? { label: act, icon: CircleDot, tone: 'plain' };
  return (
    <Chip
      size="small"
      label={label}
      icon={<Icon size={14} aria-hidden />}
      sx={{
        bgcolor: tone === 'plain' ? 'secondary.main' : `${tone}.light`,
        color: tone === 'plain' ? 'secondary.contrastText' : `${tone}.main`,
        '& .MuiChip-icon': { color: 'inherit' },
      }}
    />
  );
};
