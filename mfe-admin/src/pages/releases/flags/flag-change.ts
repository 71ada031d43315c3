import { isRole, type Role } from '@sundara/contracts';
import type { EnvironmentState } from '@sundara/contracts/api';
import {
  type Flag,
  type FlagReach,
  flagNameSchema,
  flagReachSchema,
  reachWords,
} from '@sundara/contracts/federation';
import { type Answer, no } from '../change-preview.ts';

/** A flag as it is being typed. */
export interface FlagDraft {
  readonly kind: 'flag.set';
  readonly flag: string;
  /** Percent of the browsers, as it is typed. */
  readonly share: string;
  /** Ids of accounts, as they are typed. */
  readonly accounts: string;
  readonly roles: readonly Role[];
  /** Whether its name must be typed too. */
  readonly isNew: boolean;
}

interface FlagClearing {
  readonly kind: 'flag.clear';
  readonly flag: string;
}

export type FlagChange = FlagDraft | FlagClearing;

export const newFlag: FlagDraft = {
  kind: 'flag.set',
  flag: '',
  share: '',
  accounts: '',
  roles: [],
  isNew: true,
};

/** The draft of an existing flag, to change it. */
export const draftOf = (flag: string, { percent, accounts = [], roles = [] }: Flag): FlagDraft => ({
  kind: 'flag.set',
  flag,
  share: String(percent),
  accounts: accounts.join('\n'),
  roles: roles.filter(isRole),
  isNew: false,
});

/** 0 to 100; NaN for anything else. */
const percentIn = (share: string): number => {
  const typed = share.replaceAll(/[\s%]/g, '');
  return /^\d{1,3}(?:\.\d{1,2})?$/.test(typed) && Number(typed) <= 100 ? Number(typed) : Number.NaN;
};

/** For whom a draft turns its flag on; `percent` is NaN while no share is typed. */
export const reachOf = ({ share, accounts, roles }: FlagDraft): FlagReach => {
  const ids = [...new Set(accounts.split(/[\s,]+/).filter(Boolean))];
  return {
    percent: percentIn(share),
    ...(ids.length > 0 && { accounts: ids }),
    ...(roles.length > 0 && { roles: [...roles] }),
  };
};

/** What is wrong with a draft, by field; nothing where it can be sent. */
export const flagFaults = (draft: FlagDraft): Partial<Record<'flag' | 'share' | 'accounts', string>> => {
  const { percent, accounts } = reachOf(draft);
  return {
    ...(!flagNameSchema.safeParse(draft.flag.trim()).success && {
      flag: 'Small letters, digits and hyphens, as new-calendar',
    }),
    ...(Number.isNaN(percent) && { share: 'A number from 0 to 100' }),
    ...(!flagReachSchema.shape.accounts.safeParse(accounts).success && {
      accounts: 'Ids as Edit User tells them, at most 50; no e-mails',
    }),
  };
};

type Flags = EnvironmentState['flags'];

const stateOf = (flags: Flags, flag: string): string => {
  const set = flags[flag];
  return set ? `on for ${reachWords(set)}` : 'off';
};

/** What setting a flag would do, or why it can't be set. */
export const setFlagPreview = ({ name, flags, can, whyNot }: EnvironmentState, draft: FlagDraft): Answer => {
  if (!can.setFlags) return no(whyNot);
  const { flag, isNew } = draft;
  const reach = reachOf(draft);
  const named = flag.trim();
  const isReady = named !== '' && !Number.isNaN(reach.percent);
  const preview = {
    title: isNew ? `Set a flag in ${name}` : `Change ${flag} in ${name}`,
    effect:
      'Pages that are opened from then on have it or not, always in the same browsers. Accounts and roles have it once they are signed in.',
    changes: isReady ? [`${named} ${stateOf(flags, named)} → on for ${reachWords(reach)}`] : undefined,
    confirm: 'Set the flag',
    done: `${named} is on for ${reachWords(reach)} in ${name}.`,
  };
  return { possible: true, preview };
};

/** What clearing a flag would do, or why it can't be cleared. */
export const clearFlagPreview = (
  { name, flags, can, whyNot }: EnvironmentState,
  { flag }: FlagClearing,
): Answer => {
  if (!flags[flag]) return no(`${name} has no flag ${flag} any more.`);
  if (!can.setFlags) return no(whyNot);
  const preview = {
    title: `Clear ${flag} in ${name}?`,
    effect:
      'It is off for everybody then, on every page that is opened. Clear a flag that is on when the code asks for it no more.',
    changes: [`${flag} ${stateOf(flags, flag)} → off`],
    confirm: 'Clear the flag',
    done: `${flag} is off for everybody in ${name}.`,
  };
  return { possible: true, preview };
};
