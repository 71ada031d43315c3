import { flowerBowl, hotStones, towelsAndStones } from '../details/bath-still-lifes.ts';
import { dressingCorner, polishRow, productPlinths } from '../details/counter-still-lifes.ts';
import { fullNiche, oneSeat, windowTea } from '../details/interiors.ts';
import { facialSet, mehndiTray } from '../details/ritual-flat-lays.ts';
import { makeupTable, scissorsAndCombs } from '../details/tool-flat-lays.ts';
import type { Series } from '../illustration.ts';

const EVERY_SALON = ['house', 'hair', 'barber', 'beauty', 'spa', 'nails', 'makeup', 'other'];

/** Details of places, for galleries. */
export const DETAILS: readonly Series[] = [
  {
    subject: 'one-seat',
    words: 'One chair before a mirror',
    suits: ['house', 'hair', 'barber', 'beauty', 'makeup'],
    composition: oneSeat,
    palettes: ['ivory', 'teal', 'terracotta', 'plum'],
  },
  {
    subject: 'product-plinths',
    words: 'Bottles and jars on round plinths',
    suits: EVERY_SALON,
    composition: productPlinths,
    palettes: ['teal', 'rose', 'terracotta'],
  },
  {
    subject: 'flower-bowl',
    words: 'A bowl of floating flowers',
    suits: ['house', 'beauty', 'spa', 'nails', 'makeup', 'other'],
    composition: flowerBowl,
    palettes: ['sage', 'espresso'],
  },
  {
    subject: 'scissors-and-combs',
    words: 'Scissors, combs and a brush on a tray',
    suits: ['house', 'hair', 'barber', 'beauty', 'makeup'],
    composition: scissorsAndCombs,
    palettes: ['rose', 'espresso', 'plum'],
  },
  {
    subject: 'full-niche',
    words: 'Shelves of bottles in a niche, towels beside them',
    suits: EVERY_SALON,
    composition: fullNiche,
    palettes: ['ivory', 'teal', 'terracotta'],
  },
  {
    subject: 'towels-and-stones',
    words: 'Rolled towels, stacked stones and candles',
    suits: ['house', 'spa'],
    composition: towelsAndStones,
    palettes: ['ivory', 'teal', 'rose'],
  },
  {
    subject: 'polish-row',
    words: 'A row of nail polish',
    suits: ['house', 'beauty', 'nails'],
    composition: polishRow,
    palettes: ['ivory', 'lagoon', 'plum'],
  },
  {
    subject: 'dressing-corner',
    words: 'Flowers and bottles before a small mirror',
    suits: ['house', 'hair', 'beauty', 'nails', 'makeup'],
    composition: dressingCorner,
    palettes: ['ivory', 'espresso', 'lagoon'],
  },
  {
    subject: 'mehndi-tray',
    words: 'A tray with henna, flowers and bangles',
    suits: ['beauty', 'makeup'],
    composition: mehndiTray,
    palettes: ['sage', 'plum'],
  },
  {
    subject: 'hot-stones',
    words: 'Warm stones beside a bottle of oil',
    suits: ['spa'],
    composition: hotStones,
    palettes: ['terracotta', 'forest'],
  },
  {
    subject: 'window-tea',
    words: 'Tea and flowers at a window',
    suits: EVERY_SALON,
    composition: windowTea,
    palettes: ['sage', 'plum', 'sandstone'],
  },
  {
    subject: 'makeup-table',
    words: 'A palette of colours with makeup brushes',
    suits: ['house', 'beauty', 'makeup'],
    composition: makeupTable,
    palettes: ['teal', 'rose', 'plum'],
  },
  {
    subject: 'facial-set',
    words: 'A bowl of cream, a jade roller and flowers',
    suits: ['house', 'beauty', 'spa', 'nails', 'makeup'],
    composition: facialSet,
    palettes: ['teal', 'sage'],
  },
];
