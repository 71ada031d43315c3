import type * as z from 'zod/mini';

/** The part of a JSON schema that is added to. */
interface Described {
  minLength?: number;
  pattern?: string;
  allOf?: readonly object[];
  'x-rules'?: readonly string[];
}

/** A schema with the JSON Schema that was made of it. */
interface Written {
  readonly zodSchema: z.core.$ZodType;
  readonly jsonSchema: Described;
}

interface Check {
  readonly check: string;
  readonly tx?: ((text: string) => unknown) | undefined;
  readonly error?: z.core.$ZodErrorMap<never> | undefined;
}

const checksOf = (schema: z.core.$ZodType): readonly Check[] =>
  (schema._zod.def.checks ?? []).map(({ _zod: { def } }) => def);

/** Rules have one message each, whatever the issue. */
const NO_ISSUE = undefined as never;

/** The words of rules that are functions, which JSON Schema can't say: 'There is no such amenity'. */
const rulesOf = (checks: readonly Check[]): readonly string[] =>
  checks.flatMap(({ check, error }) => {
    const said = check === 'custom' ? error?.(NO_ISSUE) : undefined;
    return !said ? [] : [typeof said === 'string' ? said : said.message];
  });

/** What a text needs so that `least` characters of it are left without the space, or the controls, at its ends. */
const leftPattern = (least: number, takesControls: boolean): string => {
  const shown = takesControls ? '[^\\p{Cc}\\s]' : '\\S';
  return least === 1 ? shown : `${shown}[\\s\\S]{${least - 2},}${shown}`;
};

const isTrimmed = ({ check, tx }: Check): boolean => check === 'overwrite' && tx?.(' a ') === 'a';
const takesControls = ({ check, tx }: Check): boolean => check === 'overwrite' && tx?.('\u0001') === ' ';

const addPattern = (json: Described, pattern: string): void => {
  if (json.pattern === undefined && json.allOf === undefined) json.pattern = pattern;
  else json.allOf = [...(json.allOf ?? []), { pattern }];
};

/**
 * Adds to a JSON Schema what its schema checks and JSON Schema has no word for: that a length counts without the space
 * around it, as a pattern; what a function decides, in the words of the refusal, as `x-rules`.
 *
 * @example z.toJSONSchema(schema, { override: addSchemaRules })
 */
export const addSchemaRules = ({ zodSchema, jsonSchema }: Written): void => {
  const checks = checksOf(zodSchema);
  const json: Described = jsonSchema;
  const rules = rulesOf(checks);
  if (rules.length > 0) json['x-rules'] = [...(json['x-rules'] ?? []), ...rules];
  const { minLength = 0 } = json;
  if (minLength > 0 && checks.some(isTrimmed))
    addPattern(json, leftPattern(minLength, checks.some(takesControls)));
};
