import { ERRORS, type ErrorCode } from '../errors/catalogue.ts';
import type { Operation } from './operation.ts';

/** What any server may refuse before an operation runs, besides the errors that the operation names. */
export const errorsBefore = ({
  access,
  method,
}: Pick<Operation, 'access' | 'method'>): readonly ErrorCode[] => [
  // A request may be broken before any operation sees it: an address that is no text, a body that is no JSON, two hosts.
  'VALIDATION_FAILED',
  ...(access === 'public' ? [] : (['UNAUTHENTICATED', 'ACCOUNT_DISABLED'] as const)),
  ...(method === 'GET' ? [] : (['BODY_TOO_LARGE'] as const)),
];

/** The codes by the HTTP status that they are answered with, each once. */
export const codesByStatus = (
  codes: readonly ErrorCode[],
): readonly (readonly [number, readonly ErrorCode[]])[] => {
  const byStatus = new Map<number, readonly ErrorCode[]>();
  for (const code of new Set(codes)) {
    const { status } = ERRORS[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return [...byStatus];
};
