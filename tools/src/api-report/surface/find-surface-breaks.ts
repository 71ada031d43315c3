import { untaken } from '@sundara/contracts/api-report';
import { directionsOf, type Place, parentOf, placesOf, type Surface } from './surface.ts';

type Places = ReadonlyMap<string, Place>;

/** In '@mui/material 9.5' its name and number: what a package exports follows semver. */
const PACKAGE = /^(\S+) (\d+)\.(\d+)$/;

const isNewerOf = (before: string, now: string): boolean => {
  const [, name, major, minor] = PACKAGE.exec(before) ?? [];
  const [, newName, newMajor, newMinor] = PACKAGE.exec(now) ?? [];
  return name !== undefined && name === newName && major === newMajor && Number(minor) <= Number(newMinor);
};

/** Who takes all that React draws takes these. */
const DRAWN: readonly string[] = ['Element', 'ReactElement', 'boolean', 'null', 'number', 'string'];

/** Of what is handed over, what the other side was not written for. */
const strange = (handed: readonly string[], known: readonly string[]): readonly string[] => {
  if (known.includes('unknown')) return [];
  return untaken(handed, known.includes('ReactNode') ? [...known, ...DRAWN] : known);
};

/** Of something that is lost with all that follows from it, only that is told. */
const isToldAbove = (path: string, before: Places, now: Places): boolean => {
  const parent = parentOf(path);
  return parent !== undefined && before.has(parent) && !now.has(parent);
};

const givenBreak = (before: Place, now: Place): string | undefined => {
  const more = strange(now.types, before.types).filter(
    (type) => !before.types.some((old) => isNewerOf(old, type)),
  );
  if (more.length > 0)
    return `gives ${more.join(' | ')} in ${now.path}, not only ${before.types.join(' | ')}`;
  return now.isOptional && !before.isOptional ? `doesn't always give ${now.path}` : undefined;
};

const takenBreak = (before: Place, now: Place): string | undefined => {
  const refused = strange(before.types, now.types);
  if (refused.length > 0) return `doesn't take ${refused.join(' | ')} in ${now.path}`;
  return before.isOptional && !now.isOptional ? `demands ${now.path}` : undefined;
};

const lossesIn = (before: Places, now: Places): readonly string[] =>
  [...before.values()].flatMap((old) => {
    const { isGiven, isTaken } = directionsOf(old.path);
    const place = now.get(old.path);
    if (!place)
      return isToldAbove(old.path, before, now) ? [] : [`doesn't ${isGiven ? 'give' : 'take'} ${old.path}`];
    const broken =
      (isGiven ? givenBreak(old, place) : undefined) ?? (isTaken ? takenBreak(old, place) : undefined);
    return broken ? [broken] : [];
  });

/** What has to be handed over now that nobody knew of. What lies in something new is never missing. */
const demandsIn = (before: Places, now: Places): readonly string[] =>
  [...now.values()].flatMap(({ path, isOptional }) => {
    const parent = parentOf(path);
    const isNew = !before.has(path) && parent !== undefined && before.has(parent);
    return isNew && !isOptional && directionsOf(path).isTaken ? [`demands ${path}`] : [];
  });

/**
 * What code that was written for a surface misses in a later one: what it gave, of a kind that is known; what it took; and
 * nothing demanded that was not handed over before. More that is given or may be handed over breaks nobody; all that can't
 * be told to be more is a break.
 */
export const findSurfaceBreaks = (before: Surface, now: Surface): readonly string[] => {
  const [old, present] = [placesOf(before), placesOf(now)];
  return [...lossesIn(old, present), ...demandsIn(old, present)].map((what) => `it ${what}`);
};
