/** A backup can't be written or read; the message is one sentence for the operator. */
export class BackupFault extends Error {
  override readonly name = 'BackupFault';
}
