import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { Refusal, systemCode } from '../refusal.ts';

z.config(z.locales.en());

/** Text of a schema's first complaint: "remotes.discovery: A version is written '1.4.2'". */
const complaint = (error: z.core.$ZodError): string => {
  const [issue] = error.issues;
  if (!issue) return 'it breaks the schema';
  const place = issue.path.join('.');
  return place ? `${place}: ${issue.message}` : issue.message;
};

const readText = async (file: string): Promise<string | undefined> => {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    const code = systemCode(error);
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
    throw new Refusal(`${file} can't be read (${code ?? error}): give this user the right to read it.`);
  }
};

const parseJson = (file: string, text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(`${file} is not valid JSON: restore it, or write it anew by promoting.`);
  }
};

/**
 * Reads a JSON document and checks it by schema; undefined when there is none.
 *
 * @throws Refusal naming the file, when it can't be read, is no JSON, or breaks the schema
 */
export const readDocument = async <S extends z.ZodMiniType>(
  file: string,
  schema: S,
): Promise<z.output<S> | undefined> => {
  const text = await readText(file);
  if (text === undefined) return undefined;
  const parsed = z.safeParse(schema, parseJson(file, text));
  if (parsed.success) return parsed.data;
  throw new Refusal(`${file} breaks its schema (${complaint(parsed.error)}).`);
};

/** Writes a document whole or not at all: readers see the old one or the new one. */
export const writeDocument = async (file: string, content: unknown): Promise<void> => {
  const folder = path.dirname(file);
  const draft = path.join(folder, `.${path.basename(file)}.${randomUUID()}`);
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(draft, `${JSON.stringify(content, null, 2)}\n`, { flush: true });
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true }).catch(() => {});
    throw new Refusal(`${file} can't be written (${systemCode(error) ?? error}).`);
  }
};
