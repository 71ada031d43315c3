import { askProvider, NoAnswer } from './ask-provider.ts';
import type { Offer } from './find-api-misfits.ts';

/** What the provider API of an environment offers now, or that it doesn't answer. */
export const askOffer = async (provider: string): Promise<Offer | NoAnswer> => {
  try {
    return { title: `the API at ${provider}`, report: await askProvider(provider) };
  } catch (error) {
    if (error instanceof NoAnswer) return error;
    throw error;
  }
};

/** Queries each provider API at most once every `ms` milliseconds; callers share the answer. */
export const askEachEvery = (ms: number): typeof askOffer => {
  const asked = new Map<string, { readonly at: number; readonly answer: ReturnType<typeof askOffer> }>();
  return (provider) => {
    const before = asked.get(provider);
    if (before && Date.now() - before.at < ms) return before.answer;
    const answer = askOffer(provider);
    asked.set(provider, { at: Date.now(), answer });
    return answer;
  };
};

/** Queries each provider API only once; callers share the answer. */
export const askEachOnce = (): typeof askOffer => askEachEvery(Number.POSITIVE_INFINITY);
