import assert from 'node:assert/strict';
import {
  assetSchema,
  type Composition,
  compositionSchema,
  PAGE_DATA_ID,
} from '@sundara/contracts/federation';
import { ask } from './ask.ts';

/** The composition of the page at an address, from the HTML or the file that it names; without a browser. */
export const compositionAt = async (address: string): Promise<Composition> => {
  const { text } = await ask(address);
  const [, json] = new RegExp(`id="${PAGE_DATA_ID}">([^<]*)<`).exec(text) ?? [];
  assert(json, `The page at ${address} has no data in #${PAGE_DATA_ID}.`);
  const { composition } = JSON.parse(json);
  const file = assetSchema.safeParse(composition);
  if (!file.success) return compositionSchema.parse(composition);
  return compositionSchema.parse(JSON.parse((await ask(new URL(file.data.url, address).href)).text));
};
