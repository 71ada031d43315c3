import { type Paise, toLocalIso } from '@sundara/contracts';

/** An amount as a person and a program read it: `{ rupees: '508.00', paise: 50800 }`. */
export const amountOf = (paise: Paise) => ({ rupees: (paise / 100).toFixed(2), paise });

/** An instant as everywhere in the API, ISO with +05:30; null where it has not come. */
export const instantOf = (at: Date | null): string | null => at && toLocalIso(at);
