import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NOWHERE } from '@sundara/node/testing';
import { readSettings, type Settings } from '../app/settings.ts';
import { KEYS } from './payments/sandbox-process.ts';

export const TOKEN_SECRET = 'a secret that only tests know, long enough';
export const SITE_URL = 'http://localhost:3000';

/** Settings of a test; by default with a gateway that never answers and its own folder, removed with the run's. */
export const testSettings = (changes: Partial<Settings> = {}): Settings => ({
  ...readSettings({
    ...{ TOKEN_SECRET, SITE_URL, MAILBOX: 'off', RAZORPAY_URL: NOWHERE, RAZORPAY_KEY_ID: KEYS.keyId },
    ...{ RAZORPAY_KEY_SECRET: KEYS.keySecret, RAZORPAY_WEBHOOK_SECRET: KEYS.webhookSecret },
    DATA_DIR: changes.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'sundara-data-')),
  }),
  ...changes,
});
