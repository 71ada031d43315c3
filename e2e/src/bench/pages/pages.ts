import { CUSTOMER } from '../../accounts.ts';

/** A page that is measured. */
export interface MeasuredPage {
  readonly name: string;
  readonly path: string;
  /** Whose page it is; everybody's without it. */
  readonly account?: string;
  /** Selector of the first content, and a text in it. */
  readonly first: { readonly selector: string; readonly text?: string };
  /** Selector of the control that the first tap meets. */
  readonly control: string;
}

const FAVOURITE = 'main article button[aria-label*="favourite"]';

/** @param salonId the salon whose page is measured */
export const measuredPages = (salonId: string): readonly MeasuredPage[] => [
  { name: '/', path: '/', first: { selector: 'main article a[href^="/salon/"]' }, control: FAVOURITE },
  {
    name: '/salons',
    path: '/salons',
    first: { selector: 'main article a[href^="/salon/"]' },
    control: FAVOURITE,
  },
  {
    name: '/salon/{id}',
    path: `/salon/${salonId}`,
    first: { selector: '#services li', text: '₹' },
    control: '#services li button[aria-pressed]',
  },
  {
    name: '/dashboard',
    path: '/dashboard',
    account: CUSTOMER,
    first: { selector: 'main h1' },
    control: 'header button[aria-label="Menu"]',
  },
];
