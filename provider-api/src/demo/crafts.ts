import type { Category } from './catalogue.ts';
import type { Random } from './random.ts';

/** What somebody of a craft can do, by the craft's name as salons show it. */
export const CRAFTS = {
  'All-round beautician': ['Hair Care', 'Skin Care', 'Nail Care', 'Makeup', 'Massage', 'Spa Treatment'],
  'Hair stylist': ['Hair Care'],
  'Senior stylist': ['Hair Care'],
  'Hair dresser': ['Hair Care'],
  Colourist: ['Hair Care'],
  'Curl specialist': ['Hair Care'],
  Barber: ['Hair Care'],
  'Master barber': ['Hair Care'],
  'Beard specialist': ['Hair Care'],
  'Grooming therapist': ['Skin Care', 'Massage'],
  Beautician: ['Skin Care', 'Nail Care', 'Makeup'],
  'Skin therapist': ['Skin Care'],
  'Threading specialist': ['Skin Care'],
  'Nail artist': ['Nail Care'],
  'Nail technician': ['Nail Care'],
  Pedicurist: ['Nail Care'],
  'Makeup artist': ['Makeup'],
  'Bridal artist': ['Makeup'],
  'Mehndi artist': ['Makeup'],
  'Massage therapist': ['Massage', 'Spa Treatment'],
  'Ayurveda therapist': ['Massage', 'Spa Treatment'],
  'Spa therapist': ['Massage', 'Spa Treatment', 'Skin Care'],
} as const satisfies Readonly<Record<string, readonly Category[]>>;

export type Craft = keyof typeof CRAFTS;

/** Whether somebody of the craft can do services of the category. */
export const covers = (craft: Craft, category: Category): boolean =>
  CRAFTS[craft].some((one) => one === category);

/**
 * Crafts for a team that can do all that its salon sells: as few as needed, then random ones up to the size.
 * @throws RangeError when no craft covers a category
 */
export const teamOfCrafts = (
  crafts: readonly Craft[],
  sold: ReadonlySet<Category>,
  size: number,
  random: Random,
): Craft[] => {
  const team: Craft[] = [];
  let open = [...sold];
  while (open.length > 0) {
    const done = (craft: Craft): number => open.filter((category) => covers(craft, category)).length;
    const most = Math.max(...crafts.map(done));
    if (most === 0) throw new RangeError(`No craft covers ${open.join(' and ')}.`);
    const craft = random.pick(crafts.filter((one) => done(one) === most));
    team.push(craft);
    open = open.filter((category) => !covers(craft, category));
  }
  while (team.length < size) team.push(random.pick(crafts));
  return team;
};
