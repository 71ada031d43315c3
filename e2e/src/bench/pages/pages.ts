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

/** The button of the phone menu. */
export const MENU = 'header summary[aria-label=Menu]';

const FIRST_CARD = { selector: 'main article a[href^="/salon/"]' };

/** @param salonPath page of the salon that is measured */
export const measuredPages = (salonPath: string): readonly MeasuredPage[] => [
  {
    name: '/',
    path: '/',
    first: FIRST_CARD,
    control: MENU,
  },
  {
    name: '/salons',
    path: '/salons',
    first: FIRST_CARD,
    // The filters.
    control: 'main button[aria-haspopup=dialog]',
  },
  {
    name: '/salon/{id}',
    path: salonPath,
    first: { selector: '#services li', text: '₹' },
    control: '#services li button[aria-pressed]',
  },
  {
    name: '/dashboard',
    path: '/dashboard',
    account: CUSTOMER,
    first: { selector: 'main h1' },
    control: MENU,
  },
];
