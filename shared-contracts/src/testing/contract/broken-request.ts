import { beyond, breakagesOf, WRONG } from './broken-value.ts';
import type { ContractRequest } from './contract-request.ts';
import type { DescribedOperation } from './described-operation.ts';
import { fits, type JsonSchema } from './json-schema.ts';

const isNumeric = ({ type, anyOf = [] }: JsonSchema): boolean =>
  type === 'integer' || type === 'number' || anyOf.some(isNumeric);

/** Whether a text of an address, where everything is text, is what a schema says. */
const fitsText = (schema: JsonSchema, text: string): boolean =>
  fits(schema, text) || (isNumeric(schema) && /^-?\d+(?:\.\d+)?$/.test(text) && fits(schema, Number(text)));

/** An empty word asks for no filter (resolutions S33), and an address can't carry half of a character. */
const UNSAID = ['', ' ', '\ud800'];

/** Texts that break the schema of a parameter. */
const brokenTexts = (schema: JsonSchema): readonly string[] => {
  const texts = [...WRONG, ...beyond(schema)].filter((value) => typeof value !== 'object').map(String);
  return [...new Set(texts)].filter((text) => !fitsText(schema, text) && !UNSAID.includes(text));
};

export interface BrokenRequest {
  /** Which rule of the document it breaks: 'query page', 'body.services[].price'. */
  readonly rule: string;
  readonly request: ContractRequest;
}

/** Every way to break the document at one place of a request that keeps to it. */
export const brokenRequests = (
  { params, query, body }: DescribedOperation,
  request: ContractRequest,
): readonly BrokenRequest[] => [
  ...params.flatMap(({ name, schema }) =>
    brokenTexts(schema).map((text) => ({
      rule: `path ${name} = ${text.slice(0, 40)}`,
      request: { ...request, params: { ...request.params, [name]: text } },
    })),
  ),
  ...query.flatMap(({ name, schema, required }) => {
    const { [name]: _, ...others } = request.query;
    return [
      ...(required ? [{ rule: `query ${name} missing`, request: { ...request, query: others } }] : []),
      ...[...brokenTexts(schema), ['1', '2']].map((given) => ({
        rule: `query ${name} = ${String(given).slice(0, 40)}`,
        request: { ...request, query: { ...others, [name]: given } },
      })),
    ];
  }),
  ...(body ? breakagesOf(body.schema, request.body, 'body') : []).map(({ where, value }) => ({
    rule: `${where} of ${JSON.stringify(value)?.slice(0, 120)}`,
    request: { ...request, body: value },
  })),
];
