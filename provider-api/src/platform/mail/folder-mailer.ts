import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Database } from '../database/open-database.ts';
import { uuidFor } from '../http/uuid.ts';
import { composeMail, type MailIdentity } from './compose-mail.ts';
import { mailbox } from './mail.tables.ts';
import type { Mailer, MailMessage } from './message.ts';

/**
 * Writes mails instead of sending them: each as `<key>.eml`, with its HTML next to it for the viewer, and a row of
 * the mailbox. The same mail sent twice is written once.
 * @param folder made when missing
 */
export const createFolderMailer = ({ db }: Database, folder: string, identity: MailIdentity): Mailer => {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(message) {
      const { message: eml } = await transport.sendMail(composeMail(message, identity));
      await mkdir(folder, { recursive: true });
      await writeWhole(join(folder, `${fileOf(message)}.html`), message.html);
      if (!Buffer.isBuffer(eml)) throw new TypeError('The mail was not composed in memory.');
      await writeWhole(join(folder, `${fileOf(message)}.eml`), eml);
      await db
        .insert(mailbox)
        .values({
          id: uuidFor(message.key),
          recipient: message.to.address,
          subject: message.subject,
          file: fileOf(message),
        })
        .onConflictDoNothing();
    },
    close: () => transport.close(),
  };
};

/** Keys come from our own code, but a file name must be safe in any case. */
const fileOf = ({ key }: MailMessage): string => key.replace(/[^\w.-]+/g, '-');

/** Writes a file completely or not at all. */
const writeWhole = async (path: string, content: string | Buffer): Promise<void> => {
  const unfinished = `${path}.${process.pid}.part`;
  await writeFile(unfinished, content);
  await rename(unfinished, path);
};
