export interface MailAttachment {
  readonly filename: string;
  readonly contentType: string;
  readonly content: string | Buffer;
}

/** A change to the recipient's calendar, which mail programs apply automatically (RFC 6047). */
export interface MailCalendar {
  /** The same as in the file. */
  readonly method: string;
  readonly content: string;
}

/** A mail that is ready to be sent. */
export interface MailMessage {
  /**
   * Identifies the mail, e.g. `booking-confirmed.1f0c…`. It determines the file name, the row of the mailbox and
   * the Message-ID, so that a job that runs twice delivers once where duplicates can be detected. Letters, digits,
   * dots and hyphens only.
   */
  readonly key: string;
  readonly to: { readonly name: string; readonly address: string };
  /** Recipient of replies; by default the sender of all mails. */
  readonly replyTo?: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments: readonly MailAttachment[];
  readonly calendar?: MailCalendar;
}

/** Delivers mails. */
export interface Mailer {
  /** Resolves when the mail is handed over; rejects when it is not, so that the job is tried again. */
  send(message: MailMessage): Promise<void>;
  close(): void;
}
