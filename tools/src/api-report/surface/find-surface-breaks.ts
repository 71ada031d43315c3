import { untaken } from '@sundara/contracts/api-report';
import { directionsOf, type Place, parentOf, placesOf, type Surface } from './surface.ts';

type Places = ReadonlyMap<string, Place>;

/** Name, major and minor in '@mui/material 9.5': what a package exports follows semver. */
const PACKAGE = /^(\S+) (\d+)\.(\d+)$/;

const isNewerOf = (before: string, now: string): boolean => {
  const [, name, major, minor] = PACKAGE.exec(before) ?? [];
  const [, newName, newMajor, newMinor] = PACKAGE.exec(now) ?? [];
  return name !== undefined && name === newName && major === newMajor && Number(minor) <= Number(newMinor);
};

/** Types that a place of type ReactNode accepts as well. */
const DRAWN: readonly string[] = ['Element', 'ReactElement', 'boolean', 'null', 'number', 'string'];

/** The passed types that the other side was not written for. */
const strange = (handed: readonly string[], known: readonly string[]): readonly string[] => {
  if (known.includes('unknown')) return [];
  return untaken(handed, known.includes('ReactNode') ? [...known, ...DRAWN] : known);
};

/** Of a lost place with everything below it, only the place itself is reported. */
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

/** Values that must be passed now but did not exist before. A place below a new one is never missing. */
const demandsIn = (before: Places, now: Places): readonly string[] =>
  [...now.values()].flatMap(({ path, isOptional }) => {
    const parent = parentOf(path);
    const isNew = !before.has(path) && parent !== undefined && before.has(parent);
    return isNew && !isOptional && directionsOf(path).isTaken ? [`demands ${path}`] : [];
  });

/**
 * What code that was written for a surface lacks in a later one: every value that the surface gave, of a known kind;
 * every value that it took; and no new demands. Giving or accepting more breaks nobody; any change that is not
 * certainly an addition counts as a break.
 */
export const findSurfaceBreaks = (before: Surface, now: Surface): readonly string[] => {
  const [old, present] = [placesOf(before), placesOf(now)];
  return [...lossesIn(old, present), ...demandsIn(old, present)].map((what) => `it ${what}`);
};
