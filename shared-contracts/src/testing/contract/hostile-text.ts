/** Longer than any field of the contract: what would be slow to match must be refused by its length. */
export const LONG = 50_000;

const SQL = [
  "' or '1'='1",
  "'; drop table bookings; --",
  '1) union select null, version() --',
  '%_\\%',
  "\\'",
];
const PATTERNS = ['(a+)+$', '.*', '[', '\\', '(?<x>', '%', '$1', '^', 'a{99999}'];
const PROTOTYPES = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'prototype'];
const PLACES = [
  '../../etc/passwd',
  '..\\..\\',
  'http://169.254.169.254/',
  'file:///etc/passwd',
  '//evil.example',
];
const CHARACTERS = [
  '\0',
  'a\0b',
  '\ud800',
  'a\udfff',
  '\u202e',
  '\ufeff',
  '\r\nx: y',
  '\u2028',
  '🧿'.repeat(50),
];
const NUMBERS = [
  'NaN',
  '-0',
  '1e309',
  '0x10',
  '١٢',
  '99999999999999999999',
  '-1',
  '1,000',
  ' 1 ',
  'Infinity',
];
const MARKUP = ['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', '{{7*7}}', '#{7*7}', '=1+1'];

/** Each has a database sleep for two seconds where it becomes part of a statement, between whichever quotes. */
export const SLEEPS: readonly string[] = [
  "'; select pg_sleep(2); --",
  "' or 1=(select 1 from pg_sleep(2)) or '1'='2",
  "' || (select 1 from pg_sleep(2)) || '",
  "%') or 1=(select 1 from pg_sleep(2)) --",
  "\\'; select pg_sleep(2); --",
  '"; select pg_sleep(2); --',
  '$$; select pg_sleep(2); --',
  '1; select pg_sleep(2)',
  '1) or 1=(select 1 from pg_sleep(2)) --',
  '(select 1 from pg_sleep(2))',
];

/** Texts with which databases, patterns, prototypes, files, logs and pages are attacked. */
export const HOSTILE: readonly string[] = [
  ...[SQL, SLEEPS, PATTERNS, PROTOTYPES, PLACES, CHARACTERS, NUMBERS, MARKUP].flat(),
];

/** Texts that are slow to match where a pattern repeats what repeats; all are longer than any field may be. */
export const ENDLESS: readonly string[] = [
  'a'.repeat(LONG),
  `${'a'.repeat(LONG)}!`,
  `${'a@'.repeat(LONG / 2)}`,
  `a@${'a.'.repeat(LONG / 2)}`,
  `${'1-'.repeat(LONG / 2)}`,
];

/** The same, of space that is trimmed before lengths count: they may be taken. */
export const PADDED: readonly string[] = [
  `${' '.repeat(LONG)}x`,
  `x${' '.repeat(LONG)}`,
  `x${' '.repeat(LONG)}x`,
];

/** Parts of an address that are no text. */
export const BROKEN_ENCODINGS: readonly string[] = [
  '%ED%A0%80',
  '%00',
  '%C0%AE%C0%AE',
  '%',
  '%2e%2e%2f',
  '%FF',
];

/** Keys that pollute what copies them. */
export const POLLUTION: readonly string[] = [
  ...['__proto__', '__proto__[isAdmin]', 'constructor[prototype][isAdmin]', 'constructor'],
  ...['q[]', 'q[$ne]', 'sort[0]', 'page.page', 'role', 'isAdmin', 'salonId', 'userId'],
];
