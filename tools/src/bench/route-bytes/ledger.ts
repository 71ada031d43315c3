import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { RouteCode } from './measure-routes.ts';

const FILE = path.join(import.meta.dirname, 'route-bytes.json');

const ledgerSchema = z.record(
  z.string(),
  z.object({
    bytes: z.int(),
    files: z.int(),
    /** Why it is as much as that: what the last change of the entry was for. */
    why: z.string().min(1),
  }),
);

/** Route → the code that it may have. */
export type Ledger = Readonly<z.output<typeof ledgerSchema>>;
type Measured = Readonly<Record<string, RouteCode>>;

export const readLedger = async (): Promise<Ledger> =>
  ledgerSchema.parse(JSON.parse(await readFile(FILE, 'utf8')));

export const writeLedger = (ledger: Ledger): Promise<void> =>
  writeFile(FILE, `${JSON.stringify(ledger, null, 2)}\n`);

/** A route may grow by so much until somebody has to say why. */
const mostOf = (bytes: number): number => bytes * 1.01 + 256;
/** Below this the ledger would allow to grow again what was saved. */
const leastOf = (bytes: number): number => bytes * 0.97 - 1_024;

const WAY_ON = 'npm run bench -- bytes --why "…" writes it down';
const kilobytes = (bytes: number): string => `${(bytes / 1_000).toFixed(1)} kB`;
const codeText = ({ bytes, files }: RouteCode): string => `${kilobytes(bytes)} in ${files} files`;

const faultOf = (ledger: Ledger, measured: Measured, route: string): string | undefined => {
  const [allowed, code] = [ledger[route], measured[route]];
  if (!allowed) return `${route} is not in the ledger of bytes: ${WAY_ON}.`;
  if (!code) return `${route} is in the ledger of bytes, and no remote declares it: ${WAY_ON}.`;
  if (code.bytes > mostOf(allowed.bytes) || code.files > allowed.files)
    return `${route} grew to ${codeText(code)} of code from ${codeText(allowed)}: make it smaller, or say why, ${WAY_ON}.`;
  if (code.bytes < leastOf(allowed.bytes))
    return `${route} shrank to ${codeText(code)} of code from ${codeText(allowed)}, which is good: ${WAY_ON}.`;
  return undefined;
};

/**
 * What is wrong between the ledger and the present code, a sentence for each route: it grew by more than 1 % and 256
 * bytes or by a file, shrank by more than 3 % and 1 kB, or is missing on one side.
 */
export const ledgerFaults = (ledger: Ledger, measured: Measured): readonly string[] => {
  const routes = new Set([...Object.keys(ledger), ...Object.keys(measured)]);
  return [...routes].flatMap((route) => faultOf(ledger, measured, route) ?? []);
};

/** The ledger with the present code of each route that has a fault, for this reason. */
export const updatedLedger = (ledger: Ledger, measured: Measured, why: string): Ledger =>
  Object.fromEntries(
    Object.entries(measured).map(([route, code]) => {
      const kept = faultOf(ledger, measured, route) === undefined ? ledger[route] : undefined;
      return [route, kept ?? { ...code, why }];
    }),
  );
