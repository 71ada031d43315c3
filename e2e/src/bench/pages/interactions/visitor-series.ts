import { type InteractionSeries, key, tap, tapAt } from './interaction.ts';

const HOME: InteractionSeries = {
  path: '/',
  interactions: [
    tap('open the menu', 'Menu'),
    tap('close the menu', 'Menu'),
    tap('open the search of the header', 'Search'),
    key('a letter in the search of the header', 't'),
    key('close the search of the header', 'Escape'),
    tap('open the localities', 'Show all localities'),
    key('close the localities', 'Escape'),
    key('a letter in the search for salons', 't', 'input[placeholder^="Search for salon"]'),
    key('another letter in the search for salons', 'a'),
    tap('clear the search for salons', 'Clear search'),
    tapAt('open a service', 'main section button[aria-haspopup=dialog]'),
    key('close the service', 'Escape'),
    tap('show more salons', /^Show \d+ more/),
  ],
};

const LISTING: InteractionSeries = {
  path: '/salons',
  interactions: [
    tap('open the filters', /^Filters/),
    tap('filter by a specialty', /^Nails/),
    tap('filter by a rating', /4\.0 and up/),
    tap('close the filters', /^Show \d+ salons?/),
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
    key('a letter in the search for services', 'b', 'input[placeholder="Search services"]'),
    key('delete it', 'Backspace'),
    tap('open the photos', /^View All Photos/),
    key('the next photo', 'ArrowRight'),
    key('close the photos', 'Escape'),
    tap('open the booking dialog', 'Book Now'),
    tap('the next month', 'Next month'),
    tapAt('choose a day', '[role=dialog] [role=grid][aria-busy=false] button:not([aria-disabled=true])', 12),
    tapAt('choose a time', '[role=dialog] [role=radio]:not([aria-disabled=true]):not([disabled])', -1),
    tap('close the booking dialog', 'Close'),
    tap('save the salon, which opens the sign-in', /as a favourite/),
    key('a letter in the e-mail', 'a', '[role=dialog] input'),
    key('close the sign-in', 'Escape'),
  ],
});

/** What visitors do on the public pages. @param salonPath page of a salon */
export const visitorSeries = (salonPath: string): readonly InteractionSeries[] => [
  HOME,
  LISTING,
  salon(salonPath),
];
