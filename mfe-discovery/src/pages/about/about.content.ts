export const ABOUT_TITLE = {
  title: 'About Sundara',
  lead: 'A good salon is calm, warm and attentive. So should be the way to it.',
};

export const ABOUT_SECTIONS = [
  { id: 'story', title: 'Our story' },
  { id: 'mission', title: 'Our mission' },
  { id: 'vision', title: 'Our vision' },
  { id: 'values', title: 'Our core values' },
  { id: 'team', title: 'Leadership team' },
  { id: 'talk', title: 'Talk to us' },
] as const;

export const STORY: readonly string[] = [
  'Sundara began with a phone that nobody picked up. On a Saturday in Hyderabad somebody wanted a haircut, called five salons, reached two of them, and learned the price only when it was time to pay.',
  'The salons had the same day from the other side: a chair that stood empty at four, a phone that rang while both hands were in somebody’s hair, and a guest who did not come.',
  'So we built what both were missing: the real free times of each salon, the whole price before you choose, and a seat that is yours once you have paid.',
];

export const MISSION =
  'To make booking a beauty or wellness visit as pleasant as the visit itself: honest prices, real times, and a fair rule for the day when plans change.';

export const VISION =
  'A city in which every good salon, from the two chairs in Malakpet to the spa in HITEC City, is found by the people it is right for.';

export const VALUES = [
  {
    name: 'Quality',
    text: 'Reviews come only from visits that took place, and few reviews never outrank many by chance.',
  },
  {
    name: 'Trust',
    text: 'The whole price from the first moment, and what comes back when you cancel, as a clock time and an amount.',
  },
  {
    name: 'Innovation',
    text: 'Every part of Sundara can be made better by itself, any day, without the others standing still.',
  },
  {
    name: 'Community',
    text: 'Salons keep their own voice here: their people, their hours, their work. We bring the guests to the door.',
  },
] as const;

/** Drawn and named by us: none of them exists. */
export const TEAM = [
  { name: 'Ananya Sundaram', role: 'Founder and chief executive', portrait: 'woman-olive' },
  { name: 'Farhan Mirza', role: 'Head of salon partnerships', portrait: 'man-terracotta' },
  { name: 'Lakshmi Devarakonda', role: 'Head of product', portrait: 'woman-espresso' },
  { name: 'Vikram Naidu', role: 'Head of technology', portrait: 'man-mulberry' },
] as const;
