import { type Paise, toLocalIso } from '@sundara/contracts';

/** An amount for both people and programs: `{ rupees: '508.00', paise: 50800 }`. */
export const amountOf = (paise: Paise) => ({ rupees: (paise / 100).toFixed(2), paise });

/** An instant as everywhere in the API, ISO with +05:30; null if there is none. */
export const instantOf = (at: Date | null): string | null => at && toLocalIso(at);
