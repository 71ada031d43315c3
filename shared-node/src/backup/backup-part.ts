import type { ReadBackup } from './read-backup.ts';
import type { WrittenBackup } from './write-backup.ts';

type Variables = Readonly<Record<string, string | undefined>>;

export interface RestoreOptions {
  /** For trying something out: nothing that is restored may reach a customer. */
  readonly asClone: boolean;
  readonly now: Date;
}

/** What one part of the product saves and restores, by its own settings. */
export interface BackupPart {
  readonly name: string;
  /** @throws BackupFault */
  readonly save: (env: Variables, backup: WrittenBackup) => Promise<void>;
  /** Into an empty place, and checks what it has restored. @throws BackupFault */
  readonly load: (env: Variables, backup: ReadBackup, options: RestoreOptions) => Promise<void>;
}
