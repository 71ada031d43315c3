import { IMPORT_BYTES } from '@sundara/contracts/api';

/** A file's content, or its error (specification 2, section 5). */
export type ReadImport =
  | { readonly ok: true; readonly entries: readonly unknown[] }
  | { readonly ok: false; readonly message: string };

const NOT_JSON: ReadImport = { ok: false, message: 'Invalid JSON file' };
const NO_FILE: ReadImport = { ok: false, message: 'Please select a valid JSON file' };

/** Parses pasted text or a file's text: a list, or an object with the list `services`. */
export const readImportText = (text: string): ReadImport => {
  try {
    const parsed: unknown = JSON.parse(text.replace(/^\ufeff/, ''));
    if (Array.isArray(parsed)) return { ok: true, entries: parsed };
    if (
      typeof parsed === 'object' &&
      parsed !== null &&
      'services' in parsed &&
      Array.isArray(parsed.services)
    )
      return { ok: true, entries: parsed.services };
    return {
      ok: false,
      message: 'There is no list of services in this. The template shows how one is written.',
    };
  } catch {
    return NOT_JSON;
  }
};

/** Reads a chosen or dropped file, with or without a byte-order mark. */
export const readImportFile = async (file: File | undefined): Promise<ReadImport> => {
  if (!file || !(file.type === 'application/json' || /\.json$/i.test(file.name))) return NO_FILE;
  if (file.size > IMPORT_BYTES) return { ok: false, message: 'This file is larger than 1 MB.' };
  const bytes = new Uint8Array(await file.arrayBuffer());
  // The byte-order mark of UTF-16LE, which Windows calls Unicode.
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8';
  try {
    return readImportText(new TextDecoder(encoding, { fatal: true }).decode(bytes));
  } catch {
    return NOT_JSON;
  }
};
