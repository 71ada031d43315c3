import type { Serves } from './salon-facts.ts';

/** Facts that a search text may ask for in words. */
export interface FactsAsked {
  readonly serves?: Serves;
  readonly femaleSpecialist?: 'true';
  readonly homeService?: 'true';
}

/** A search text without its words of facts, and what those say. */
export interface TextAndFacts extends FactsAsked {
  readonly text: string;
}

const WOMEN = "(?:women|ladies|girls)(?:['’]?s)?";
const CRAFT = '(?:specialists?|stylists?|beauticians?|therapists?|staff)';

/** Whole words; 'ladies haircut' asks for a service, and not for salons that serve nobody else. */
const PHRASES: readonly (readonly [words: RegExp, facts: FactsAsked])[] = [
  [
    new RegExp(`\\b(?:${WOMEN} only|only (?:for )?${WOMEN}|${WOMEN} parlou?rs?)\\b|^\\s*${WOMEN}\\s*$`, 'i'),
    { serves: 'women' },
  ],
  [/\b(?:(?:men|gents) only|only (?:for )?(?:men|gents))\b/i, { serves: 'men' }],
  [new RegExp(`\\b(?:female(?: ${CRAFT})?|(?:lady|women) ${CRAFT})\\b`, 'i'), { femaleSpecialist: 'true' }],
  [/\b(?:at (?:my )?home|home (?:service|visit)s?|doorstep(?: service)?)\b/i, { homeService: 'true' }],
];

/**
 * Takes the words of facts out of a search text.
 * @example
 * readFacts('bridal makeup at home') // { text: 'bridal makeup', homeService: 'true' }
 */
export const readFacts = (text: string): TextAndFacts => {
  let rest = text;
  let facts: FactsAsked = {};
  for (const [words, fact] of PHRASES) {
    if (!words.test(rest)) continue;
    rest = rest.replace(words, ' ').replaceAll(/\s+/g, ' ').trim();
    facts = { ...facts, ...fact };
  }
  return { text: rest, ...facts };
};
