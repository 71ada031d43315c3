import { type ApiReport, readOpenApi } from '@sundara/contracts/api-report';
import { Refusal } from '../refusal.ts';

/** For a document of about 600 KB, from a process that may be busy. */
const LIMIT_MS = 30_000;
const MOST_BYTES = 16 * 1024 * 1024;

/** A provider API that doesn't report what it offers. */
export class NoAnswer extends Refusal {}

const causeOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `it took longer than ${LIMIT_MS / 1000} s`;
  return error.cause instanceof Error ? error.cause.message : error.message;
};

const readWithin = async (response: Response): Promise<string> => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > MOST_BYTES) throw new Error(`it answers more than ${MOST_BYTES / 1024 / 1024} MB`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
};

/**
 * What a running provider API offers, by its OpenAPI document.
 *
 * @param origin 'https://api.example.com'
 * @throws NoAnswer when it doesn't answer within 30 s, or not with such a document
 */
export const askProvider = async (origin: string): Promise<ApiReport> => {
  const address = `${origin}/api/openapi.json`;
  const lost = (why: string) => new NoAnswer(`${address} doesn't answer what the provider API has: ${why}`);
  try {
    const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(LIMIT_MS) });
    if (!response.ok) throw new Error(`the status is ${response.status}`);
    const report = readOpenApi(JSON.parse(await readWithin(response)));
    if (!report) throw new Error('it is no OpenAPI document');
    return report;
  } catch (error) {
    throw lost(causeOf(error));
  }
};
