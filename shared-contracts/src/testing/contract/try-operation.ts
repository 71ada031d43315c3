import fc from 'fast-check';
import { addressOf, type ContractRequest } from './contract-request.ts';
import type { DescribedOperation } from './described-operation.ts';
import { type ContractReply, refusedShape, replyFaults } from './reply-faults.ts';

/** What is wrong with a reply, a sentence each. */
export type ReplyJudge = (operation: DescribedOperation, reply: ContractReply) => readonly string[];

/** For requests that the document allows: whatever the answer, it is not a refusal of their shape. */
export const judgeAllowed: ReplyJudge = (operation, reply) => [
  ...replyFaults(operation, reply),
  ...(refusedShape(operation, reply) ? [`refused for its shape: ${reply.text.slice(0, 400)}`] : []),
];

/** Random requests of one caller to one operation. */
export interface OperationTrial {
  readonly operation: DescribedOperation;
  readonly caller: string;
  readonly requests: fc.Arbitrary<ContractRequest>;
  readonly numRuns: number;
  /** Another one for each operation: one for all would have each of them draw an id that exists, or none of them. */
  readonly seed: number;
  readonly judge: ReplyJudge;
  readonly send: (request: ContractRequest) => Promise<ContractReply>;
}

/** What came of trials, together. */
export interface TrialResults {
  readonly requests: number;
  /** The smallest request that was answered wrongly, by operation and caller. */
  readonly wrong: readonly string[];
  /** Names of the operations that answered 200. */
  readonly answered: ReadonlySet<string>;
}

/** Sends requests until one is answered wrongly, which it makes smaller, or until all are sent. */
export const tryOperation = async (trial: OperationTrial): Promise<TrialResults> => {
  const { operation, caller, numRuns, seed, judge, send } = trial;
  const answered = new Set<string>();
  let requests = 0;
  const property = fc.asyncProperty(trial.requests, async (request) => {
    requests += 1;
    const reply = await send(request);
    if (reply.status === 200) answered.add(operation.name);
    const faults = judge(operation, reply);
    if (faults.length > 0) throw new Error(faults.join('; '));
  });
  const { failed, counterexample, errorInstance } = await fc.check(property, { seed, numRuns });
  const wrong = failed
    ? [`${operation.name} by ${caller}: ${told(operation, counterexample?.[0])}: ${errorInstance}`]
    : [];
  return { requests, wrong, answered };
};

const told = (operation: DescribedOperation, request: ContractRequest | undefined): string => {
  if (!request) return operation.path;
  const body = 'body' in request ? ` ${JSON.stringify(request.body).slice(0, 400)}` : '';
  return `${operation.method} ${addressOf(operation, request).slice(0, 400)}${body}`;
};

export const sumOfTrials = (results: readonly TrialResults[]): TrialResults => ({
  requests: results.reduce((sum, { requests }) => sum + requests, 0),
  wrong: results.flatMap(({ wrong }) => wrong),
  answered: new Set(results.flatMap(({ answered }) => [...answered])),
});
