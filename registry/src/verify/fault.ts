/** What can be wrong with a registry's content. The codes must not change: scripts and people search for them. */
export const FAULTS = {
  REG201: 'a release log is not what its team signed',
  REG202: 'an environment is not what its owner signed',
  REG203: 'an act of a history is missing',
  REG204: 'an act of a history was changed',
  REG205: 'a history does not lead to what is there',
  REG206: 'a composition was changed',
  REG207: 'a composition that an environment needs is missing',
  REG208: 'a composition names a release that was never published',
  REG209: 'a record is missing',
  REG210: 'a record was changed',
  REG211: 'a file is missing',
  REG212: 'a file was changed',
  REG213: 'a compressed form gives another file',
  REG214: 'a file belongs to no release',
  REG215: 'an earlier state was put back',
  REG216: 'a record can not be read here',
  REG217: 'the list of trusted keys is not what a root signed',
  REG218: 'the rules are not what a root signed',
} as const;
export type FaultCode = keyof typeof FAULTS;

export interface Fault {
  readonly code: FaultCode;
  /** The document or the file, 'environments/production'. */
  readonly where: string;
  /** What was found, as a sentence. */
  readonly found: string;
}
