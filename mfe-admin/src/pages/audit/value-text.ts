import { formatDayAndClock, formatRupees, type Paise, rupeesOf } from '@sundara/contracts';

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-([\da-f]{12})$/;
/** A word of a program: 'no_show', 'walkIn'. */
const CODE = /^[a-z]+([_-][a-z]+|[A-Z][a-z]+)+$/;

/** 'start at' for 'startAt', 'no show' for 'no_show'. */
const plainWords = (code: string): string =>
  code
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]/g, ' ')
    .toLowerCase();

/** A field's name as people read it: 'pricePaise' is 'price'. */
export const fieldText = (field: string): string => plainWords(field.replace(/(Paise|Ids?)$/, ''));

/** JSON that the text is; undefined for any other text. */
const structureOf = (text: string): object | undefined => {
  if (!/^[[{]/.test(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const partsOf = (structure: object): string =>
  Array.isArray(structure)
    ? structure.map((each) => anyText('', each)).join(', ')
    : Object.entries(structure)
        .map(([field, value]) => `${fieldText(field)} ${anyText(field, value)}`)
        .join('; ');

const anyText = (field: string, value: unknown): string =>
  typeof value === 'object' && value !== null ? partsOf(value) : valueText(field, String(value ?? 'nothing'));

/**
 * A value of the audit as people read it: instants of India's clock, rupees, yes and no, words for codes, and lists for
 * JSON; of an id only its end, which tells it from others.
 *
 * @param field its name; what ends in 'Paise' is money
 */
export const valueText = (field: string, value: string): string => {
  if (field.endsWith('Paise') && /^-?\d+$/.test(value)) return formatRupees(rupeesOf(Number(value) as Paise));
  if (INSTANT.test(value)) return formatDayAndClock(new Date(value));
  const id = UUID.exec(value)?.[2];
  if (id) return `…${id.slice(-6)}`;
  if (value === 'true' || value === 'false') return value === 'true' ? 'yes' : 'no';
  const structure = structureOf(value);
  if (structure) return partsOf(structure);
  return CODE.test(value) ? plainWords(value) : value;
};
