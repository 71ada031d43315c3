import * as z from 'zod/mini';
import { UsageError } from './usage-error.ts';

const USUAL_BAKE_SECONDS = 30 * 60;
const SECONDS: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3600, d: 86_400 };

/** The options as the command lists them. */
export const STEPS = ['--steps <percents>', 'shares that follow by themselves, 5,25,50,100'] as const;
export const BAKE = [
  '--bake <time>',
  'how long each share is watched at least, 45s, 30m, 2h (default: 30m)',
] as const;

/** Each larger than the one before. */
const isGrowing = (steps: readonly number[]): boolean =>
  steps.every((step, index) => step > 0 && step <= 100 && step > (steps[index - 1] ?? 0));

export const planOptions = {
  steps: z.optional(
    z.pipe(
      z.pipe(
        z.string(),
        z.transform((text: string) =>
          text.split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part))),
        ),
      ),
      z
        .array(z.number('it is shares such as 5,25,50,100'))
        .check(z.refine(isGrowing, 'each share is larger than the one before, up to 100')),
    ),
  ),
  bake: z.optional(
    z.pipe(
      z.string().check(z.regex(/^[1-9]\d{0,5}[smhd]$/, 'it is a time such as 30m')),
      z.transform((text: string) => Number(text.slice(0, -1)) * (SECONDS[text.slice(-1)] ?? 1)),
    ),
  ),
};

/** The plan that the options name; undefined without one. @throws UsageError for a bake time without steps */
export const readPlan = ({
  steps,
  bake,
}: {
  readonly steps?: readonly number[] | undefined;
  readonly bake?: number | undefined;
}): { readonly steps: readonly number[]; readonly bakeSeconds: number } | undefined => {
  if (!steps && bake !== undefined)
    throw new UsageError('--bake needs --steps, for instance --steps 5,25,50,100.');
  return steps && { steps, bakeSeconds: bake ?? USUAL_BAKE_SECONDS };
};
