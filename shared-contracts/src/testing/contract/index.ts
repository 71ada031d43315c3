export { brokenRequests } from './broken-request.ts';
export { addressOf, type ContractRequest, plainRequest, validRequest } from './contract-request.ts';
export { describeOperation } from './describe-operation.ts';
export { type ApiDocument, type DescribedOperation, operationsOf } from './described-operation.ts';
export { fullRequest, requestsWith } from './filled-request.ts';
export { hostileRequest } from './hostile-request.ts';
export { BROKEN_ENCODINGS, ENDLESS, HOSTILE, LONG, PADDED, SLEEPS } from './hostile-text.ts';
export type { JsonSchema } from './json-schema.ts';
export { type ContractReply, refusedShape, replyFaults, STACK } from './reply-faults.ts';
export {
  judgeAllowed,
  type OperationTrial,
  type ReplyJudge,
  sumOfTrials,
  type TrialResults,
  tryOperation,
} from './try-operation.ts';
export type { KnownValues } from './valid-value.ts';
