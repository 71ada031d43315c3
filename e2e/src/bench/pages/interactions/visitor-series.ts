import { MENU } from '../pages.ts';
import { closing, type InteractionSeries, key, opening, tap, tapAt } from './interaction.ts';

const HOME: InteractionSeries = {
  path: '/',
  interactions: [
    tapAt('open the menu', MENU),
    tapAt('close the menu', MENU),
    opening(tap('open the search of the header', 'Search')),
    key('type a letter into the search of the header', 't'),
    closing(key('close the search of the header', 'Escape')),
    tap('open the localities', 'Show all localities'),
    key('close the localities', 'Escape'),
    key('type a letter into the search for salons', 't', 'input[placeholder^="Search for salon"]'),
    key('type another letter there', 'a'),
    tap('clear the search for salons', 'Clear search'),
    opening(tapAt('open a service', 'main section a[aria-haspopup=dialog]')),
    closing(key('close the service', 'Escape')),
    tap('show more salons', /^Show \d+ more/),
  ],
};

const LISTING: InteractionSeries = {
  path: '/salons',
  interactions: [
    opening(tap('open the filters', /^Filters/)),
    tap('filter by a specialty', /^Nails/),
    tap('filter by a rating', /4\.0 and up/),
    closing(tap('close the filters', /^Show \d+ salons?/)),
    tap('show the map', 'Map'),
    tap('show the list', 'List'),
  ],
};

const salon = (path: string): InteractionSeries => ({
  path,
  interactions: [
    tapAt('select a service', '#services li button[aria-pressed]', 0),
    tapAt('select another service', '#services li button[aria-pressed]', 1),
    tapAt('give up a service', '#services li button[aria-pressed]', 1),
    key('type a letter into the search for services', 'b', 'input[placeholder="Search services"]'),
    key('delete it', 'Backspace'),
    opening(tap('open the photos', /^View All Photos/)),
    key('go to the next photo', 'ArrowRight'),
    closing(key('close the photos', 'Escape')),
    opening(tap('open the booking dialog', 'Book Now')),
    tap('go to the next week', 'Next week'),
    tapAt('choose a day', '[role=dialog] [role=grid][aria-busy=false] button:not([aria-disabled=true])', 1),
    tapAt('choose a time', '[role=dialog] [role=radio]:not([aria-disabled=true]):not([disabled])', -1),
    closing(tap('close the booking dialog', 'Close')),
    opening(tap('save the salon, which opens the sign-in', /as a favourite/)),
    key('type a letter into the e-mail', 'a', '[role=dialog] input'),
    closing(key('close the sign-in', 'Escape')),
  ],
});

/** What visitors do on the public pages. @param salonPath page of a salon */
export const visitorSeries = (salonPath: string): readonly InteractionSeries[] => [
  HOME,
  LISTING,
  salon(salonPath),
];
