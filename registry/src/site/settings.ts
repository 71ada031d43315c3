import path from 'node:path';
import { type RegistrySettings, settingsFrom } from '../core/registry-settings.ts';
import type { NoticeTarget } from '../notices/send-notice.ts';
import { Refusal } from '../refusal.ts';
import { isSafeAddress } from '../safe-address.ts';

/** The settings of the site server; every value comes from the environment variable of the same name. */
export interface Settings {
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  /** The environment that plain localhost shows. */
  readonly environment: string;
  /** Origins of the API's processes, at least one. */
  readonly apiUrls: readonly string[];
  /** Origins of the render servers; without one the site renders pages itself. */
  readonly renderUrls: readonly string[];
  /** Undefined when there is no payment sandbox. */
  readonly sandboxUrl: string | undefined;
  readonly checkoutScriptUrl: string;
  readonly contact: { readonly phone: string; readonly email: string };
  /** Seconds until a page's remote must have loaded, else its failure is shown; default: the shell's 8. */
  readonly remoteLimitSeconds: number | undefined;
  /** How long the payment window may take to appear, in seconds; default: 10. */
  readonly checkoutLimitSeconds: number | undefined;
  /** Host names other than localhost, each with its environment: 'sundara.example=production'. */
  readonly hosts: ReadonlyMap<string, string>;
  /** Origin that serves the files of releases, 'https://assets.sundara.example'; empty for the pages' origin. */
  readonly assetsUrl: string;
  /** Environments in which browsers may run other versions. */
  readonly overrideEnvironments: ReadonlySet<string>;
  /** Those of them in which only admins may create override links. */
  readonly overrideAdminEnvironments: ReadonlySet<string>;
  /** Environments in which the API's OpenAPI document can be read. */
  readonly openApiEnvironments: ReadonlySet<string>;
  /** Environments whose pages search engines may show. */
  readonly indexedEnvironments: ReadonlySet<string>;
  /** The secret that signs overrides; undefined: one that is created once and stored in the data folder. */
  readonly overrideSecret: string | undefined;
  /** The share of pages that tell their timings, 0 to 1. */
  readonly timedShare: number;
  /** Where notices of acts and failures are sent; undefined: nowhere. */
  readonly notices: NoticeTarget | undefined;
  /** Where metrics can be read, `/metrics`; undefined for nowhere. */
  readonly metrics: { readonly port: number; readonly host: string } | undefined;
  readonly registry: RegistrySettings;
  /** Addresses of proxies whose x-forwarded-* headers are trusted. */
  readonly trustedProxies: readonly string[];
}

type Variables = Readonly<Record<string, string | undefined>>;

const ENVIRONMENT_NAME = /^[a-z][a-z0-9-]*$/;

const refuse = (name: string, value: string, wanted: string): never => {
  throw new Refusal(`${name} is '${value}', but must be ${wanted}.`);
};

/** @throws Refusal */
export const readPort = (name: string, value: string): number => {
  const port = Number(value);
  return /^\d+$/.test(value) && port >= 1 && port <= 65_535
    ? port
    : refuse(name, value, 'a port from 1 to 65535');
};

/** Where metrics can be read; undefined with port 0. @throws Refusal */
export const readMetrics = (host: string, port: string): Settings['metrics'] =>
  port === '0' ? undefined : { host, port: readPort('METRICS_PORT', port) };

const readSeconds = (name: string, value: string): number | undefined => {
  if (value === '') return undefined;
  const seconds = Number(value);
  return /^\d+$/.test(value) && seconds >= 1 && seconds <= 600
    ? seconds
    : refuse(name, value, 'a number of seconds from 1 to 600');
};

/** A percentage as a share of one. */
const readShare = (name: string, value: string): number => {
  const percent = Number(value);
  return /^\d+(\.\d+)?$/.test(value) && percent <= 100
    ? percent / 100
    : refuse(name, value, 'a percentage from 0 to 100');
};

/** The origin that a text names, 'http://127.0.0.1:3001'; undefined where it names more, or none. */
export const originOf = (value: string): string | undefined => {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const isOrigin = url !== undefined && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search;
  return isOrigin ? url.origin : undefined;
};

const AN_ORIGIN = "an http address without a path, 'http://127.0.0.1:3001'";

const readOrigin = (name: string, value: string): string => originOf(value) ?? refuse(name, value, AN_ORIGIN);

const readOrigins = (name: string, value: string): readonly string[] => {
  const origins = listOf(value).map(
    (one) => originOf(one) ?? refuse(name, value, `${AN_ORIGIN}, or several with commas between`),
  );
  return origins.length > 0 ? origins : refuse(name, value, AN_ORIGIN);
};

const readScriptUrl = (name: string, value: string): string => {
  const isPath = value.startsWith('/') && !value.startsWith('//');
  const isAddress = URL.canParse(value) && new URL(value).protocol === 'https:';
  return isPath || isAddress
    ? value
    : refuse(name, value, "an https address, or a path that starts with '/'");
};

const readNotices = (url: string, secret: string): NoticeTarget | undefined => {
  if (url === '') return undefined;
  if (!URL.canParse(url) || !isSafeAddress(new URL(url)))
    refuse('NOTICE_URL', url, "an https address, 'https://chat.example/hooks/42', or http on this machine");
  return { url, secret: secret || undefined };
};

const readEnvironmentName = (name: string, value: string): string =>
  ENVIRONMENT_NAME.test(value)
    ? value
    : refuse(name, value, "a name in lower case, for instance 'production'");

const listOf = (value: string): readonly string[] =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

const readHosts = (name: string, value: string): ReadonlyMap<string, string> =>
  new Map(
    listOf(value).map((pair) => {
      const [host = '', environment = ''] = pair.split('=', 2);
      if (!/^[a-z0-9.-]+$/.test(host) || !ENVIRONMENT_NAME.test(environment))
        refuse(name, value, "a list like 'sundara.example=production,qa.sundara.example=qa'");
      return [host, environment];
    }),
  );

/** 'none' is the empty list: an empty variable counts as not set. */
const readEnvironmentNames = (name: string, value: string): ReadonlySet<string> => {
  const names = value === 'none' ? [] : listOf(value);
  if (names.every((one) => ENVIRONMENT_NAME.test(one))) return new Set(names);
  return refuse(name, value, "a list of environments, 'local,qa', or 'none'");
};

/**
 * Reads the settings; an empty variable counts as not set. SANDBOX_URL is 'none' where payments are real.
 *
 * @throws Refusal naming the variable, its value and what it must be
 */
export const readSettings = (variables: Variables): Settings => {
  const read = (name: string, otherwise: string) => variables[name]?.trim() || otherwise;
  const assetsUrl = read('ASSETS_URL', '');
  const renderUrl = read('RENDER_URL', '');
  const sandboxUrl = read('SANDBOX_URL', 'http://127.0.0.1:3002');
  return {
    host: read('HOST', '127.0.0.1'),
    port: readPort('PORT', read('PORT', '3000')),
    dataDir: path.resolve(read('DATA_DIR', '.data')),
    environment: readEnvironmentName('ENVIRONMENT', read('ENVIRONMENT', 'local')),
    apiUrls: readOrigins('API_URL', read('API_URL', 'http://127.0.0.1:3001')),
    renderUrls: renderUrl === '' ? [] : readOrigins('RENDER_URL', renderUrl),
    sandboxUrl: sandboxUrl === 'none' ? undefined : readOrigin('SANDBOX_URL', sandboxUrl),
    checkoutScriptUrl: readScriptUrl(
      'CHECKOUT_SCRIPT_URL',
      read('CHECKOUT_SCRIPT_URL', '/sandbox/checkout.js'),
    ),
    contact: {
      phone: read('CONTACT_PHONE', '+91 40 4567 8900'),
      email: read('CONTACT_EMAIL', 'hello@sundara.example'),
    },
    remoteLimitSeconds: readSeconds('REMOTE_LIMIT_SECONDS', read('REMOTE_LIMIT_SECONDS', '')),
    checkoutLimitSeconds: readSeconds('CHECKOUT_LIMIT_SECONDS', read('CHECKOUT_LIMIT_SECONDS', '')),
    hosts: readHosts('SITE_HOSTS', read('SITE_HOSTS', '')),
    assetsUrl: assetsUrl && readOrigin('ASSETS_URL', assetsUrl),
    overrideEnvironments: readEnvironmentNames(
      'OVERRIDE_ENVIRONMENTS',
      read('OVERRIDE_ENVIRONMENTS', 'local,qa'),
    ),
    overrideAdminEnvironments: readEnvironmentNames(
      'OVERRIDE_ADMIN_ENVIRONMENTS',
      read('OVERRIDE_ADMIN_ENVIRONMENTS', 'none'),
    ),
    openApiEnvironments: readEnvironmentNames(
      'OPENAPI_ENVIRONMENTS',
      read('OPENAPI_ENVIRONMENTS', 'local,qa'),
    ),
    indexedEnvironments: readEnvironmentNames(
      'INDEXED_ENVIRONMENTS',
      read('INDEXED_ENVIRONMENTS', 'local,production'),
    ),
    overrideSecret: read('OVERRIDE_SECRET', '') || undefined,
    timedShare: readShare('PAGE_TIMINGS_PERCENT', read('PAGE_TIMINGS_PERCENT', '10')),
    notices: readNotices(read('NOTICE_URL', ''), read('NOTICE_SECRET', '')),
    metrics: readMetrics(read('METRICS_HOST', '127.0.0.1'), read('METRICS_PORT', '0')),
    registry: settingsFrom(variables),
    trustedProxies: listOf(read('TRUSTED_PROXIES', '')),
  };
};
