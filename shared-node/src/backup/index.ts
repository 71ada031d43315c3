export { BackupFault } from './backup-fault.ts';
export { openBackup, type ReadBackup } from './read-backup.ts';
export { createBackup, type WrittenBackup } from './write-backup.ts';
