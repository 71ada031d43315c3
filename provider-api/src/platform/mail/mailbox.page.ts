import { createHash } from 'node:crypto';
import { formatDayAndClock } from '@sundara/contracts';
import type { mailbox } from './mail.tables.ts';
import { Html, html } from './mail-html.ts';

type Mail = typeof mailbox.$inferSelect;

const STYLE = `
:root { color-scheme: light dark; --page: #fbf7f2; --surface: #fff; --line: #e8dccf; --text: #2a1c14; --quiet: #6b5a4e; --link: #855427; }
@media (prefers-color-scheme: dark) { :root { --page: #1b1310; --surface: #261b16; --line: #4a3a30; --text: #f4eae0; --quiet: #b8a494; --link: #e9b98a; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--text); font: 16px/1.5 Figtree, Helvetica, Arial, sans-serif; }
main { max-width: 46rem; margin: 0 auto; padding: 24px 16px; }
h1 { font: 600 28px/1.2 Fraunces, Georgia, serif; margin: 0 0 4px; }
p { color: var(--quiet); margin: 0 0 24px; }
a { color: var(--link); }
ul { list-style: none; margin: 0; padding: 0; border: 1px solid var(--line); border-radius: 12px; background: var(--surface); }
li + li { border-top: 1px solid var(--line); }
li a { display: block; padding: 14px 18px; text-decoration: none; color: inherit; }
li a:hover, li a:focus-visible { color: var(--link); }
small { display: block; color: var(--quiet); font-variant-numeric: tabular-nums; }
iframe { width: 100%; height: 75vh; border: 1px solid var(--line); border-radius: 12px; background: #fbf7f2; }
`;

/** For the pages' content security policy. */
export const MAILBOX_STYLE_HASH = `sha256-${createHash('sha256').update(STYLE).digest('base64')}`;

const page = (title: string, content: Html): string =>
  html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${new Html(STYLE)}</style></head><body><main>${content}</main></body></html>`
    .text;

const facts = ({ recipient, writtenAt }: Mail): string => `to ${recipient}, ${formatDayAndClock(writtenAt)}`;

/** The latest mails, newest first. */
export const mailboxPage = (mails: readonly Mail[]): string =>
  page(
    'Mailbox',
    html`<h1>Mailbox</h1><p>Mails that this server wrote instead of sending them.</p>${
      mails.length === 0
        ? html`<p>There are none yet. Book a visit, and its confirmation appears here.</p>`
        : html`<ul>${mails.map((mail) => html`<li><a href="/api/mailbox/${mail.id}">${mail.subject}<small>${facts(mail)}</small></a></li>`)}</ul>`
    }`,
  );

/** One mail in a separate frame, in which no script runs. */
export const mailPageOf = (mail: Mail): string =>
  page(
    mail.subject,
    html`<h1>${mail.subject}</h1><p>${facts(mail)}. <a href="/api/mailbox">All mails</a>, <a href="/api/mailbox/${mail.id}/message.eml">the whole mail as a file</a></p>
<iframe title="The mail" sandbox="allow-popups allow-popups-to-escape-sandbox" src="/api/mailbox/${mail.id}/content"></iframe>`,
  );
