import {
  closeSync,
  fdatasyncSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';

/** Where committed lines go. `append` returns only when the line is safe. */
export interface Journal {
  /** False after a failed write: nothing more is accepted then. */
  readonly writable: boolean;
  append(line: string): void;
  close(): void;
}

/** Forgets everything when the process ends. */
export const openMemoryJournal = (): Journal => {
  return { writable: true, append() {}, close() {} };
};

/**
 * Opens (or begins) `journal.jsonl` in the folder and hands each earlier line to `replay`.
 * A last line without its line break was cut off by a crash before it counted, so it is dropped.
 *
 * @throws Error with a sentence naming file and line when an earlier line cannot be replayed.
 */
export const openFileJournal = (folder: string, replay: (line: string) => void): Journal => {
  const path = join(folder, 'journal.jsonl');
  const file = openForAppending(folder, path);
  try {
    const bytes = readFileSync(path);
    const complete = bytes.subarray(0, bytes.lastIndexOf(0x0a) + 1);
    if (complete.length < bytes.length) ftruncateSync(file, complete.length);
    replayLines(complete.toString('utf8'), path, replay);
  } catch (error) {
    closeSync(file);
    throw error;
  }
  return fileJournal(file);
};

const openForAppending = (folder: string, path: string): number => {
  try {
    mkdirSync(folder, { recursive: true });
    return openSync(path, 'a+');
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(`SANDBOX_DATA_DIR must name a folder that can be written (${why}).`, { cause: error });
  }
};

const replayLines = (text: string, path: string, replay: (line: string) => void): void => {
  for (const [index, line] of text.split('\n').slice(0, -1).entries()) {
    try {
      replay(line);
    } catch (error) {
      throw new Error(`Line ${index + 1} of ${path} is damaged; move the file away to begin anew.`, {
        cause: error,
      });
    }
  }
};

const fileJournal = (file: number): Journal => {
  let writable = true;
  return {
    get writable() {
      return writable;
    },
    append(line) {
      if (!writable) throw new Error('The journal stopped accepting lines after a failed write.');
      const bytes = Buffer.from(`${line}\n`);
      // A partly written line would corrupt the next one too, so the first failure is final.
      writable = false;
      if (writeSync(file, bytes) !== bytes.length)
        throw new Error('The journal line was only partly written.');
      fdatasyncSync(file);
      writable = true;
    },
    close() {
      writable = false;
      closeSync(file);
    },
  };
};
