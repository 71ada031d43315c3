import type { DescribedOperation } from './described-operation.ts';
import { misfit } from './json-schema.ts';

export interface ContractReply {
  readonly status: number;
  readonly type: string;
  readonly text: string;
}

/** Lines of a stack, and paths of sources: no answer to anybody shows them. */
export const STACK = /\n\s+at |node_modules|file:\/\/\S+\.[cm]?[jt]s|\.[cm]?[jt]s:\d+/;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** What is wrong with a reply by the document, a sentence each: no fault of ours, a documented status, its schema. */
export const replyFaults = (
  { answers }: DescribedOperation,
  { status, type, text }: ContractReply,
): readonly string[] => {
  const told = text.slice(0, 300);
  const schema = answers.get(status);
  const json = parsed(text);
  const broken = schema && json !== undefined ? misfit(schema, json) : '';
  return [
    ...(status >= 500 ? [`a fault of the server: ${status} ${told}`] : []),
    ...(STACK.test(text) ? [`shows a stack: ${told}`] : []),
    ...(schema ? [] : [`the status is not documented: ${status} ${told}`]),
    ...(type.startsWith('application/json') && json !== undefined ? [] : [`no JSON: ${type} ${told}`]),
    ...(broken === '' ? [] : [`${status} breaks its schema: ${broken}`]),
  ];
};

interface Refusal {
  readonly code?: unknown;
  readonly message?: unknown;
  readonly fields?: readonly { readonly path: string; readonly message: string }[];
}

/**
 * Whether a request that the document allows was refused for its shape: with 400, and for no rule that the document
 * states in words.
 */
export const refusedShape = (
  { rules, ...operation }: DescribedOperation,
  { status, text }: ContractReply,
): boolean => {
  if (status !== 400) return false;
  const { code, message, fields = [] } = (parsed(text) ?? {}) as Refusal;
  if (code !== 'VALIDATION_FAILED') return false;
  const words = statedRules(operation);
  const named = fields.length > 0 ? fields : [{ path: '', message: String(message) }];
  return named.some(
    ({ path, message: said }) => !words.has(said) && !Object.hasOwn(rules, path.split('.')[0] ?? ''),
  );
};

type Inputs = Pick<DescribedOperation, 'params' | 'query' | 'body'>;

/** The rules that stand at the schemas of an operation's input, in the words of the refusal. */
const statedRules = ({ params, query, body }: Inputs): ReadonlySet<string> => {
  const found = new Set<string>();
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if ('x-rules' in node && Array.isArray(node['x-rules']))
      for (const rule of node['x-rules']) found.add(rule);
    for (const child of Object.values(node)) walk(child);
  };
  walk([params, query, body]);
  return found;
};
