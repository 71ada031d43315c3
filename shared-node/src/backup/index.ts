export { BackupFault } from './backup-fault.ts';
export type { BackupPart, RestoreOptions } from './backup-part.ts';
export { openBackup, type ReadBackup } from './read-backup.ts';
export { newBackupKey } from './seal.ts';
export { createBackup, type WrittenBackup } from './write-backup.ts';
