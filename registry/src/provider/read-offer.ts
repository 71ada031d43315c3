import { readFile } from 'node:fs/promises';
import { type ApiReport, apiReportSchema, readOpenApi } from '@sundara/contracts/api-report';
import * as z from 'zod/mini';
import { parseJson } from '../json-text.ts';
import { Refusal } from '../refusal.ts';
import { askProvider } from './ask-provider.ts';
import type { Offer } from './find-api-misfits.ts';

const readReport = async (place: string): Promise<ApiReport> => {
  if (/^https?:\/\//.test(place)) return askProvider(new URL(place).origin);
  const text = await readFile(place, 'utf8').catch((error: Error) => {
    throw new Refusal(
      `${place} can't be read (${error.message}): name an OpenAPI document, or a running API.`,
    );
  });
  const content = parseJson(place, text);
  const report = z.safeParse(apiReportSchema, content);
  const read = report.success ? report.data : readOpenApi(content);
  if (read) return read;
  throw new Refusal(`${place} is neither an OpenAPI document nor a report of the provider API: name one.`);
};

/**
 * An API about to be released, from its OpenAPI document, its committed report, or a running test instance.
 *
 * @param place a file, or an address: 'http://127.0.0.1:3001'
 * @throws Refusal when there is none of these
 */
export const readOffer = async (place: string): Promise<Offer> => {
  const report = await readReport(place);
  return { title: `the API ${report.version}`, report };
};
