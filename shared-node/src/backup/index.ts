export { BackupFault } from './backup-fault.ts';
export type { BackupPart, RestoreOptions } from './backup-part.ts';
export { bucketPlace } from './places/bucket-place.ts';
export { placeOf } from './places/place-of.ts';
export { openBackup, type ReadBackup } from './read-backup.ts';
export { newBackupKey } from './seal.ts';
export { createBackup, type WrittenBackup } from './write-backup.ts';
