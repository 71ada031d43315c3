import type { BrowserReports } from '@sundara/contracts/api';

/** Something that a browser blocked because of a page's policy, without data that identifies a visitor. */
export interface BrowserReport {
  readonly kind: 'policy' | 'integrity';
  /** The directive that blocked it ('script-src-elem'), or the kind of resource that lacks a hash ('script'). */
  readonly rule: string;
  /** What was blocked: an origin with its path, or the browser's keyword ('inline', 'eval'). */
  readonly blocked: string;
  /** The page where it happened, with ids replaced: '/salon/:id'. */
  readonly page: string;
}

/** Maximum number of reports per request; these are enough to recognize a faulty page. */
const MOST_AT_ONCE = 50;
const LONGEST = 200;
const ID = /[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}|\d{4,}/gi;
/** Reports caused by browser extensions say nothing about the site. */
const EXTENSION = /^(?:[\w-]+-extension|safari-web-extension):/;

const textOf = (value: unknown): string => (typeof value === 'string' ? value.slice(0, LONGEST * 10) : '');

const addressOf = (text: string): string => {
  if (!URL.canParse(text)) return text.slice(0, LONGEST);
  const { origin, protocol, pathname } = new URL(text);
  return (origin === 'null' ? protocol : origin + pathname.replace(ID, ':id')).slice(0, LONGEST);
};

const pageOf = (text: string): string =>
  URL.canParse(text) ? new URL(text).pathname.replace(ID, ':id').slice(0, LONGEST) : '';

/** Names of the Reporting API and, with hyphens, of CSP 2. */
type Fields = Readonly<
  Partial<
    Record<
      | 'blockedURL'
      | 'destination'
      | 'documentURL'
      | 'effectiveDirective'
      | 'sourceFile'
      | 'blocked-uri'
      | 'document-uri'
      | 'effective-directive'
      | 'source-file'
      | 'violated-directive',
      unknown
    >
  >
>;

const policyReport = (body: Fields): BrowserReport => {
  const rule = body.effectiveDirective ?? body['effective-directive'] ?? body['violated-directive'];
  return {
    kind: 'policy',
    rule: textOf(rule).split(' ')[0]?.slice(0, LONGEST) ?? '',
    blocked: addressOf(textOf(body.blockedURL ?? body['blocked-uri'])),
    page: pageOf(textOf(body.documentURL ?? body['document-uri'])),
  };
};

const integrityReport = (body: Fields): BrowserReport => ({
  kind: 'integrity',
  rule: textOf(body.destination).slice(0, LONGEST),
  blocked: addressOf(textOf(body.blockedURL)),
  page: pageOf(textOf(body.documentURL)),
});

/** Readers for the types of reports that this site requests. */
const READERS = new Map([
  ['csp-violation', policyReport],
  ['integrity-violation', integrityReport],
]);

const isOfExtension = (body: Fields): boolean =>
  [body.blockedURL, body['blocked-uri'], body.sourceFile, body['source-file']].some((address) =>
    EXTENSION.test(textOf(address)),
  );

const readReport = (type: string, body: Fields): readonly BrowserReport[] => {
  const read = READERS.get(type);
  if (!read || isOfExtension(body)) return [];
  const report = read(body);
  return report.rule === '' ? [] : [report];
};

/** The reports in a browser's request that this site asked for; others are left out. */
export const readReports = (sent: BrowserReports): readonly BrowserReport[] =>
  Array.isArray(sent)
    ? sent.slice(0, MOST_AT_ONCE).flatMap(({ type, body }) => readReport(type, body ?? {}))
    : readReport('csp-violation', sent['csp-report']);
