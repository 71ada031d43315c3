import { Html, html } from './mail-html.ts';

/** The site's design tokens as literals: mail programs support neither CSS variables nor proper style sheets. */
const COLOUR = {
  page: '#FBF7F2',
  surface: '#FFFFFF',
  hairline: '#E8DCCF',
  text: '#2A1C14',
  quiet: '#6B5A4E',
  bronze: '#C5905D',
  deepBronze: '#855427',
  soft: '#F3E7DA',
  /** A hairline on the soft fill. */
  line: '#DECBB6',
};
const HEADING = "font-family:Fraunces,Georgia,'Times New Roman',serif;font-weight:600";
const BODY = 'font-family:Figtree,Helvetica,Arial,sans-serif';

interface MailPage {
  readonly title: string;
  readonly preview: string;
  readonly content: Html;
  /** Why the recipient gets it, after 'because'; by default 'of a booking that you made'. */
  readonly reason?: string;
}

/** A mail in Sundara's colours; laid out with tables, because mail programs render nothing else consistently. */
export const mailPage = (page: MailPage): string =>
  html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${page.title}</title></head>
<body style="margin:0;padding:0;background:${COLOUR.page};color:${COLOUR.text};${new Html(BODY)};font-size:16px;line-height:1.5">
<div style="display:none;max-height:0;overflow:hidden">${page.preview}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td style="padding:0 0 20px;${new Html(HEADING)};font-size:22px;letter-spacing:.01em">Sundara</td></tr>
<tr><td style="background:${COLOUR.surface};border:1px solid ${COLOUR.hairline};border-top:4px solid ${COLOUR.bronze};border-radius:12px;padding:32px 28px">${page.content}</td></tr>
<tr><td style="padding:20px 4px;color:${COLOUR.quiet};font-size:13px">Sundara, salons of Hyderabad. You receive this because ${page.reason ?? 'of a booking that you made'}.</td></tr>
</table></td></tr></table></body></html>`.text;

export const heading = (text: string): Html =>
  html`<h1 style="margin:0 0 12px;${new Html(HEADING)};font-size:28px;line-height:1.2">${text}</h1>`;

/** Prevents line breaks within times and dates: '4:00 pm', '24 Nov'. */
const keepTimesWhole = (text: string): string =>
  text.replace(/(\d) (?=(?:am|pm|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\b)/g, '$1\u00a0');

export const paragraph = (text: string): Html => html`<p style="margin:0 0 20px">${keepTimesWhole(text)}</p>`;

interface PanelParts {
  /** A bold line below the title: what must not be overlooked. */
  readonly strong?: string;
  /** Related content, below a dividing line. */
  readonly more?: Html;
}

/** The most important information, in a soft panel: a title above lines that explain it. */
export const panel = (title: string, lines: readonly string[], { strong, more }: PanelParts = {}): Html =>
  html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 24px"><tr><td style="background:${COLOUR.soft};border-radius:8px;padding:18px 20px">
<div style="${new Html(HEADING)};font-size:20px;line-height:1.3">${title}</div>${strong ? html`<div style="margin:2px 0 0;font-weight:600;font-variant-numeric:tabular-nums">${strong}</div>` : ''}${lines.map((line) => html`<div style="color:${COLOUR.quiet}">${line}</div>`)}${more ? html`<div style="margin:12px 0 0;padding:12px 0 0;border-top:1px solid ${COLOUR.line}">${more}</div>` : ''}</td></tr></table>`;

/** Additional information that is not the point of the mail. */
export const note = (text: string): Html =>
  html`<p style="margin:0 0 20px;color:${COLOUR.quiet};font-size:15px">${keepTimesWhole(text)}</p>`;

/** Text that is no longer valid, struck through. */
export const struck = (text: string): Html =>
  html`<p style="margin:0 0 8px;color:${COLOUR.quiet}"><s>${text}</s></p>`;

/** A secondary link. */
export const quietLink = (label: string, url: string): Html =>
  html`<div style="margin:6px 0 0"><a href="${url}" target="_blank" rel="noopener" style="color:${COLOUR.deepBronze};font-weight:600">${label}</a></div>`;

/** A text that somebody wrote, with its line breaks. */
export const quotation = (text: string): Html =>
  html`<div style="margin:0 0 24px;padding:0 0 0 16px;border-left:3px solid ${COLOUR.bronze};white-space:pre-wrap;overflow-wrap:anywhere">${text}</div>`;

export interface AmountLine {
  readonly label: string;
  readonly note?: string;
  readonly amount: string;
  readonly total?: boolean;
}

/** Amounts in a column; the total is below a line. */
export const amounts = (lines: readonly AmountLine[]): Html =>
  html`<table width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 24px;font-variant-numeric:tabular-nums">${lines.map(amountRow)}</table>`;

const amountRow = ({ label, note, amount, total }: AmountLine): Html => {
  const style = new Html(
    total ? `border-top:1px solid ${COLOUR.hairline};padding:12px 0 0;font-weight:600` : 'padding:4px 0',
  );
  const small = note ? html` <span style="color:${COLOUR.quiet};white-space:nowrap">${note}</span>` : '';
  return html`<tr><td style="${style}">${label}${small}</td><td align="right" style="${style};white-space:nowrap">${amount}</td></tr>`;
};

export const button = (label: string, url: string): Html =>
  html`<a href="${url}" target="_blank" rel="noopener" style="display:inline-block;background:${COLOUR.deepBronze};color:#FFFFFF;text-decoration:none;font-weight:600;border-radius:8px;padding:12px 22px">${label}</a>`;
