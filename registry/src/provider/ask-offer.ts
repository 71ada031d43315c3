import { askProvider, NoAnswer } from './ask-provider.ts';
import type { Offer } from './find-api-misfits.ts';

/** What the provider API of an environment has now, or that it doesn't answer. */
export const askOffer = async (provider: string): Promise<Offer | NoAnswer> => {
  try {
    return { title: `the API at ${provider}`, report: await askProvider(provider) };
  } catch (error) {
    if (error instanceof NoAnswer) return error;
    throw error;
  }
};

/** Asks each provider API once, whoever wants to know. */
export const askEachOnce = (): typeof askOffer => {
  const asked = new Map<string, ReturnType<typeof askOffer>>();
  return (provider) => {
    const answer = asked.get(provider) ?? askOffer(provider);
    asked.set(provider, answer);
    return answer;
  };
};
