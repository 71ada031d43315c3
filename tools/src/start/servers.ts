import { isIP } from 'node:net';
import path from 'node:path';
import type { Ports } from '../../setup/ports.mjs';
import type { Secrets } from './secrets.ts';
import type { Settings } from './settings.ts';

const LOOPBACK = '127.0.0.1';
const RAZORPAY_CHECKOUT = 'https://checkout.razorpay.com/v1/checkout.js';

export interface Server {
  readonly name: string;
  readonly args: readonly string[];
  readonly environment: NodeJS.ProcessEnv;
  readonly address: string;
  /** Path that returns 200 as soon as it is ready; '/readyz' by default. */
  readonly readyPath?: string;
  /** Whether its output is shown before it is ready, too. */
  readonly showsOutput?: boolean;
  /** What it does until it is ready, and the longest time that this may take on a busy machine. */
  readonly waitingFor: string;
  readonly readyLimitMs: number;
  readonly stopLimitMs: number;
}

export interface ServersInput {
  readonly root: string;
  readonly ports: Ports;
  readonly settings: Settings;
  readonly secrets: Secrets;
  readonly environment: NodeJS.ProcessEnv;
}

/** The servers of one installation, each after those that it needs. */
export const serversOf = (input: ServersInput): readonly Server[] => {
  const { settings } = input;
  return [
    ...(settings.RAZORPAY_URL ? [] : [sandbox(input)]),
    ...input.ports.api.map((port) => provider(input, port)),
    site(input),
  ];
};

/** The address of the first API process: all of one installation are the same. */
export const providerOrigin = ({ api: [port = 0] }: Ports): string => addressAt(port);

/** The gateway knows one address; it sends webhooks again while that process is away. */
const webhookUrl = ([port = 0]: readonly number[]): string => `${addressAt(port)}/api/payment/webhook`;

const addressAt = (port: number): string => `http://${LOOPBACK}:${port}`;

const sandbox = ({ root, ports, settings, secrets, environment }: ServersInput): Server => {
  return {
    name: 'the payment sandbox',
    args: [path.join(root, 'tools/src/payment-sandbox/main.ts')],
    environment: {
      ...environment,
      ...secrets,
      SANDBOX_PORT: `${ports.sandbox}`,
      SANDBOX_WEBHOOK_URL: webhookUrl(ports.api),
      SANDBOX_DATA_DIR: path.join(settings.dataDir, 'sandbox'),
    },
    address: addressAt(ports.sandbox),
    waitingFor: 'the payment sandbox',
    readyLimitMs: 120_000,
    stopLimitMs: 5_000,
  };
};

/** The site has the port that was set for metrics, and the processes behind it those after it. */
const metricsPort = ({ METRICS_PORT: first }: NodeJS.ProcessEnv, place: number) =>
  Number(first) > 0 ? { METRICS_PORT: `${Number(first) + place}` } : {};

const provider = ({ root, ports, settings, secrets, environment }: ServersInput, port: number): Server => {
  return {
    name: ports.api.length > 1 ? `the provider API on port ${port}` : 'the provider API',
    args: ['--enable-source-maps', path.join(root, 'provider-api/dist/main.js')],
    environment: {
      ...environment,
      ...secrets,
      HOST: LOOPBACK,
      API_PORT: `${port}`,
      ...metricsPort(environment, 1 + ports.api.indexOf(port)),
      DATA_DIR: settings.dataDir,
      RAZORPAY_URL: settings.RAZORPAY_URL ?? addressAt(ports.sandbox),
      SITE_URL: environment.SITE_URL || `http://localhost:${ports.site}`,
    },
    address: addressAt(port),
    waitingFor: settings.DATABASE_URL
      ? 'the provider API (database, migrations, demo data)'
      : 'the provider API (embedded database, migrations, demo data)',
    readyLimitMs: 300_000,
    stopLimitMs: 13_000,
  };
};

const site = ({ root, ports, settings, environment }: ServersInput): Server => {
  const isReal = settings.RAZORPAY_URL !== undefined;
  const checkout = settings.CHECKOUT_SCRIPT_URL ?? (isReal ? RAZORPAY_CHECKOUT : undefined);
  return {
    name: 'the site',
    args: [path.join(root, 'registry/src/site/main.ts')],
    environment: {
      ...environment,
      // Some shells export the machine's name as HOST.
      HOST: isIP(environment.HOST ?? '') ? environment.HOST : LOOPBACK,
      PORT: `${ports.site}`,
      DATA_DIR: settings.dataDir,
      ENVIRONMENT: settings.environment,
      API_URL: ports.api.map(addressAt).join(),
      SANDBOX_URL: isReal ? 'none' : addressAt(ports.sandbox),
      ...(checkout ? { CHECKOUT_SCRIPT_URL: checkout } : {}),
    },
    address: addressAt(ports.site),
    waitingFor: 'the site',
    readyLimitMs: 180_000,
    stopLimitMs: 6_000,
  };
};
