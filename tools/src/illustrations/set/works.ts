import type { Series } from '../illustration.ts';
import { beardProfile } from '../work/beard-profile.ts';
import { brideFace } from '../work/bride-face.ts';
import { flowerBun, plait } from '../work/dressed-hair.ts';
import { brideMehndi, paintedNails } from '../work/hands.ts';
import { longHair, shortCut } from '../work/loose-hair.ts';
import { curlyHead, fade } from '../work/men.ts';
import { profileMakeup } from '../work/profile-makeup.ts';

/** Results of visits. */
export const WORKS: readonly Series[] = [
  {
    subject: 'long-hair',
    words: 'Long hair, seen from behind',
    suits: ['house', 'hair', 'beauty'],
    composition: longHair,
    palettes: ['teal', 'rose', 'mulberry'],
  },
  {
    subject: 'bride-mehndi',
    words: 'A hand with henna and bangles',
    suits: ['beauty', 'makeup'],
    composition: brideMehndi,
    palettes: ['teal', 'sage'],
  },
  {
    subject: 'flower-bun',
    words: 'A bun with flowers',
    suits: ['house', 'beauty', 'makeup'],
    composition: flowerBun,
    palettes: ['ivory', 'teal', 'sage'],
  },
  {
    subject: 'fade',
    words: 'A man’s short cut with faded sides',
    suits: ['hair', 'barber'],
    composition: fade,
    palettes: ['teal', 'rose', 'plum'],
  },
  {
    subject: 'profile-makeup',
    words: 'A woman with evening makeup, in profile',
    suits: ['house', 'beauty', 'makeup'],
    composition: profileMakeup,
    palettes: ['rose', 'espresso', 'lagoon'],
  },
  {
    subject: 'short-cut',
    words: 'A bob, seen from behind',
    suits: ['house', 'hair', 'beauty'],
    composition: shortCut,
    palettes: ['teal', 'sage', 'sandstone'],
  },
  {
    subject: 'painted-nails',
    words: 'A hand with painted nails',
    suits: ['house', 'beauty', 'nails'],
    composition: paintedNails,
    palettes: ['teal', 'sage', 'rose'],
  },
  {
    subject: 'plait',
    words: 'A plait with flowers',
    suits: ['house', 'hair', 'beauty', 'makeup'],
    composition: plait,
    palettes: ['ivory', 'espresso', 'olive'],
  },
  {
    subject: 'beard-profile',
    words: 'A man with a shaped beard, in profile',
    suits: ['barber'],
    composition: beardProfile,
    palettes: ['sage', 'espresso', 'terracotta'],
  },
  {
    subject: 'curly-head',
    words: 'Curly hair, seen from behind',
    suits: ['hair', 'barber'],
    composition: curlyHead,
    palettes: ['rose', 'espresso', 'lagoon'],
  },
  {
    subject: 'bride-face',
    words: 'A bride whose makeup is being finished',
    suits: ['house', 'makeup'],
    composition: brideFace,
    palettes: ['teal', 'rose', 'terracotta'],
  },
];
