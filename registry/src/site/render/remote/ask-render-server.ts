import * as z from 'zod/mini';
import { parseJson } from '../../../json-text.ts';
import { Refusal } from '../../../refusal.ts';
import type { RouteRendered } from '../renderers.ts';
import { renderAnswerSchema, renderRefusalSchema } from './render-call.ts';

/** Longer than a render server gives a page. */
const LIMIT_MS = 16_000;
/** The most that is read of an answer: a page has some hundred kilobytes. */
const MOST_BYTES = 4 * 1024 * 1024;

const readWithin = async ({ body }: Response): Promise<string> => {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.length;
    if (bytes > MOST_BYTES) throw new Refusal(`it answers more than ${MOST_BYTES / 1024 / 1024} MB`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
};

/**
 * Sends one call to one render server.
 *
 * @param text the body, JSON
 * @throws Refusal with its reason when it refuses, or answers what is no answer; what fetch throws when it can't be asked
 */
export const askRenderServer = async (
  origin: string,
  path: '/render' | '/warm',
  text: string,
): Promise<RouteRendered> => {
  const response = await fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: text,
    redirect: 'error',
    signal: AbortSignal.timeout(LIMIT_MS),
  });
  const answer = parseJson('its answer', await readWithin(response));
  if (response.status !== 200) {
    const refusal = z.safeParse(renderRefusalSchema, answer);
    throw new Refusal(`${response.status}${refusal.success ? `, ${refusal.data.error}` : ''}`);
  }
  const { rendered, fault } = z.parse(renderAnswerSchema, answer);
  return { rendered, fault };
};
