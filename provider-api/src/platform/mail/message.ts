export interface MailAttachment {
  readonly filename: string;
  readonly contentType: string;
  readonly content: string | Buffer;
}

/** A change to the recipient's calendar, which mail programs make by themselves (RFC 6047). */
export interface MailCalendar {
  /** The same as the file's own. */
  readonly method: string;
  readonly content: string;
}

/** A mail that is ready to go. */
export interface MailMessage {
  /**
   * What the mail is about, e.g. `booking-confirmed.1f0c…`. The same key is the same mail: it names the file,
   * the row of the mailbox and the Message-ID, so that a job which runs twice delivers once where that can be
   * told. Letters, digits, dots and hyphens only.
   */
  readonly key: string;
  readonly to: { readonly name: string; readonly address: string };
  /** Who an answer goes to; unless told, whom mails come from. */
  readonly replyTo?: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments: readonly MailAttachment[];
  readonly calendar?: MailCalendar;
}

/** Where mails go. */
export interface Mailer {
  /** Resolves when the mail is handed over; rejects when it is not, so that the job is tried again. */
  send(message: MailMessage): Promise<void>;
  close(): void;
}
