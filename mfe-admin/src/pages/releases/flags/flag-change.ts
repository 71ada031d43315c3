import type { EnvironmentState } from '@sundara/contracts/api';
import { flagNameSchema } from '@sundara/contracts/federation';
import { type Answer, no } from '../outlook.ts';

/** A flag as it is being typed. */
export interface FlagDraft {
  readonly kind: 'flag.set';
  readonly flag: string;
  /** Percent of the browsers, as it is typed. */
  readonly share: string;
  /** Whether its name is to be typed too. */
  readonly isNew: boolean;
}

export interface FlagClearing {
  readonly kind: 'flag.clear';
  readonly flag: string;
}

export const newFlag: FlagDraft = { kind: 'flag.set', flag: '', share: '', isNew: true };

/** 0 to 100; NaN for what is no share. */
export const percentIn = (share: string): number => {
  const typed = share.replaceAll(/[\s%]/g, '');
  return /^\d{1,3}(?:\.\d{1,2})?$/.test(typed) && Number(typed) <= 100 ? Number(typed) : Number.NaN;
};

/** What is wrong with a draft, by field; nothing where it can be sent. */
export const flagFaults = ({ flag, share }: FlagDraft): Partial<Record<'flag' | 'share', string>> => ({
  ...(!flagNameSchema.safeParse(flag.trim()).success && {
    flag: 'Small letters, digits and hyphens, as new-calendar',
  }),
  ...(Number.isNaN(percentIn(share)) && { share: 'A number from 0 to 100' }),
});

type Flags = EnvironmentState['flags'];

const stateOf = (flags: Flags, flag: string): string => {
  const set = flags[flag];
  return set ? `on for ${set.percent} %` : 'off';
};

/** What setting a flag would do, or why it can't be set. */
export const setOutlook = (
  { name, flags, can, whyNot }: EnvironmentState,
  { flag, share, isNew }: FlagDraft,
): Answer => {
  if (!can.setFlags) return no(whyNot);
  const percent = percentIn(share);
  const named = flag.trim();
  const isReady = named !== '' && !Number.isNaN(percent);
  const outlook = {
    title: isNew ? `Set a flag in ${name}` : `Change ${flag} in ${name}`,
    effect:
      'Pages that are opened from then on have it or not, always the same browsers: who has it keeps it when the share grows.',
    changes: isReady ? [`${named} ${stateOf(flags, named)} → on for ${percent} %`] : undefined,
    confirm: 'Set the flag',
    done: `${named} is on for ${percent} % of the browsers in ${name}.`,
  };
  return { possible: true, outlook };
};

/** What clearing a flag would do, or why it can't be cleared. */
export const clearOutlook = (
  { name, flags, can, whyNot }: EnvironmentState,
  { flag }: FlagClearing,
): Answer => {
  if (!flags[flag]) return no(`${name} has no flag ${flag} any more.`);
  if (!can.setFlags) return no(whyNot);
  const outlook = {
    title: `Clear ${flag} in ${name}?`,
    effect:
      'It is off for everybody then, on every page that is opened. Clear a flag that is on when the code asks for it no more.',
    changes: [`${flag} ${stateOf(flags, flag)} → off`],
    confirm: 'Clear the flag',
    done: `${flag} is off for everybody in ${name}.`,
  };
  return { possible: true, outlook };
};
