import type { Html } from './mail-html.ts';
import { type AmountLine, amounts, button, note, paragraph, struck } from './mail-layout.ts';

/** A part of a mail, as text and as HTML. */
export interface MailPart {
  readonly text: string;
  readonly html: Html;
}

/** A paragraph. */
export const said = (text: string): MailPart => ({ text, html: paragraph(text) });

/** Additional information that is not the point of the mail; undefined without a text. */
export const noted = (text: string): MailPart | undefined => (text ? { text, html: note(text) } : undefined);

/** The former time, which is no longer valid. */
export const formerPart = (text: string): MailPart => ({ text, html: struck(text) });

/** Each line as plain text. */
const amountText = (lines: readonly AmountLine[]): string =>
  lines.map(({ label, note, amount }) => `${note ? `${label} (${note})` : label}: ${amount}`).join('\n');

export const amountPart = (lines: readonly AmountLine[]): MailPart => ({
  text: amountText(lines),
  html: amounts(lines),
});

/** The main action. */
export const actionPart = (label: string, url: string): MailPart => ({
  text: `${label}: ${url}`,
  html: button(label, url),
});
