import type { Series } from '../illustration.ts';
import { blowDry, cut } from '../service/hair-care.ts';
import { lips, shades } from '../service/makeup.ts';
import { bed, oil, warmStones } from '../service/massage.ts';
import { manicure, polishes } from '../service/nail-care.ts';
import { facial, serum } from '../service/skin-care.ts';
import { bath, flowersAfloat, ritual } from '../service/spa-treatment.ts';

/** Services, by the slug of their category or 'beard'; `other` is for a category that is not known here. */
export const SERVICES: readonly Series[] = [
  {
    subject: 'scissors',
    words: 'Scissors and a comb',
    suits: ['hair-care', 'beard'],
    composition: cut,
    palettes: ['teal', 'rose', 'terracotta'],
  },
  {
    subject: 'hair-dryer',
    words: 'A hair dryer and a brush',
    suits: ['hair-care'],
    composition: blowDry,
    palettes: ['rose', 'espresso', 'lagoon'],
  },
  {
    subject: 'serum',
    words: 'A bottle of serum and a jar of cream',
    suits: ['skin-care'],
    composition: serum,
    palettes: ['teal', 'sage'],
  },
  {
    subject: 'jade-roller',
    words: 'A jade roller with slices of cucumber',
    suits: ['skin-care'],
    composition: facial,
    palettes: ['rose', 'lagoon'],
  },
  {
    subject: 'nail-polish',
    words: 'Bottles of nail polish',
    suits: ['nail-care'],
    composition: polishes,
    palettes: ['teal', 'terracotta', 'mulberry'],
  },
  {
    subject: 'manicure',
    words: 'A hand after a manicure',
    suits: ['nail-care'],
    composition: manicure,
    palettes: ['teal', 'terracotta'],
  },
  {
    subject: 'lipsticks',
    words: 'Two lipsticks and a small mirror',
    suits: ['makeup'],
    composition: lips,
    palettes: ['espresso', 'rose', 'lagoon'],
  },
  {
    subject: 'eye-shadow',
    words: 'Eye shadow and two brushes',
    suits: ['makeup'],
    composition: shades,
    palettes: ['teal', 'rose', 'terracotta'],
  },
  {
    subject: 'stone-stack',
    words: 'Stacked stones and candles',
    suits: ['massage'],
    composition: warmStones,
    palettes: ['ivory', 'lagoon'],
  },
  {
    subject: 'massage-oil',
    words: 'Massage oil and rolled towels',
    suits: ['massage'],
    composition: oil,
    palettes: ['teal', 'terracotta'],
  },
  {
    subject: 'massage-bed',
    words: 'A massage bed',
    suits: ['massage'],
    composition: bed,
    palettes: ['espresso', 'sage'],
  },
  {
    subject: 'flowers-afloat',
    words: 'Flowers in a bowl of water, with candles',
    suits: ['spa-treatment', 'other'],
    composition: flowersAfloat,
    palettes: ['terracotta', 'mulberry'],
  },
  {
    subject: 'folded-towels',
    words: 'Folded towels and candles',
    suits: ['spa-treatment', 'other'],
    composition: ritual,
    palettes: ['teal', 'rose'],
  },
  {
    subject: 'bath-tub',
    words: 'A bath tub beside dried grasses',
    suits: ['spa-treatment'],
    composition: bath,
    palettes: ['plum', 'sage'],
  },
];
