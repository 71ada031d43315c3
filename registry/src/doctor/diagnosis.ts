import type { Registry } from '../core/registry.ts';
import type { RegistrySettings } from '../core/registry-settings.ts';

/**
 * What doctor looks for. The codes must not change: scripts and people search for them. A fault breaks something now or
 * can't be trusted; a warning needs somebody's attention.
 */
export const CONDITIONS = {
  REG101: { severity: 'fault', what: 'there is no trust file' },
  REG102: { severity: 'fault', what: 'the trust file is broken' },
  REG103: { severity: 'warning', what: 'a private key is not trusted' },
  REG104: { severity: 'fault', what: 'a private key can be read by others' },
  REG105: { severity: 'warning', what: 'the list of trusted keys expires soon' },
  REG106: { severity: 'fault', what: 'the list of trusted keys has expired' },
  REG107: { severity: 'warning', what: 'a private key that was revoked lies here' },
  REG108: { severity: 'fault', what: 'the list of trusted keys in the store is refused' },
  REG109: { severity: 'fault', what: "a team's list of releases can not be trusted" },
  REG111: { severity: 'fault', what: 'an environment can not be trusted' },
  REG112: { severity: 'fault', what: 'something that an environment runs is missing' },
  REG113: { severity: 'fault', what: 'what an environment runs does not fit together' },
  REG114: { severity: 'fault', what: 'something that an environment runs can not be read here' },
  REG115: { severity: 'fault', what: 'an environment runs what was withdrawn' },
  REG116: { severity: 'fault', what: 'a file of what an environment runs was changed' },
  REG117: { severity: 'fault', what: 'an environment runs what its provider API lacks something for' },
  REG118: { severity: 'fault', what: 'a provider API does not answer' },
  REG119: { severity: 'fault', what: 'the rules of an environment can not be used' },
  REG121: { severity: 'warning', what: 'a canary runs for long' },
  REG122: { severity: 'warning', what: 'an environment is locked for long' },
  REG123: { severity: 'warning', what: 'a history lies in the future' },
  REG124: { severity: 'warning', what: 'a pin holds back a newer release' },
  REG125: { severity: 'fault', what: 'production allows overrides' },
  REG126: { severity: 'warning', what: 'the newest version was ended by its canary' },
  REG127: { severity: 'warning', what: 'an environment names no provider API' },
  REG128: { severity: 'warning', what: 'what an environment runs does not keep its rules' },
  REG129: { severity: 'warning', what: 'the shell of an environment leaves out a part of what runs there' },
  REG131: { severity: 'warning', what: 'a publishing was cut off' },
  REG132: { severity: 'warning', what: 'drafts were left behind' },
  REG141: { severity: 'fault', what: 'the store of documents can not be reached' },
  REG142: { severity: 'fault', what: 'the store of files can not be reached' },
  REG151: { severity: 'fault', what: 'a site server serves something else than its environment names' },
  REG152: { severity: 'warning', what: 'a site server is not heard of any more' },
  REG153: { severity: 'warning', what: 'a notice of an act or a failure was not taken' },
  REG154: { severity: 'warning', what: 'pages could not be rendered on the server' },
} as const;
export type ConditionCode = keyof typeof CONDITIONS;

export interface Diagnosis {
  readonly code: ConditionCode;
  /** The environment, the release, the file. */
  readonly where: string;
  /** What was found, a sentence. */
  readonly cause: string;
  /** Who can fix it. */
  readonly owner: string;
  /** What to do, a sentence. */
  readonly next: string;
}

/** The owner when nobody else is known to be responsible. */
export const OPERATOR = 'the operator';

export interface Patient {
  readonly registry: Registry;
  readonly settings: RegistrySettings;
  readonly env: NodeJS.ProcessEnv;
  /** Milliseconds. */
  readonly now: number;
}

export type Check = (patient: Patient) => Promise<readonly Diagnosis[]>;
