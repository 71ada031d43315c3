/** The list of trusted keys, which root keys sign. */
export const KEY_LIST = 'keys/trusted';

/** The rules of all environments, which root keys sign too. */
export const RULES = 'rules/environments';

/**
 * What a key signs for. An environment, the releases of one id, the list of trusted keys and the rules each have a
 * history; a suite and an approver make statements about a set, of which the last is valid.
 */
export type Subject =
  | `environment/${string}`
  | `releases/${string}`
  | typeof KEY_LIST
  | typeof RULES
  | `suite/${string}`
  | `approver/${string}`;
