import type { Composition } from '../drawing/sketch.ts';
import { blowDry, cut } from './hair-care.ts';
import { lips, shades } from './makeup.ts';
import { bed, oil, warmStones } from './massage.ts';
import { manicure, polishes } from './nail-care.ts';
import { facial, serum } from './skin-care.ts';
import { bath, flowersAfloat, ritual } from './spa-treatment.ts';

type Scenes = readonly [Composition, ...Composition[]];

/** The pictures of each category of the central catalogue, by the slug of its name. */
export const serviceScenes: Readonly<Record<string, Scenes>> = {
  'hair-care': [cut, blowDry],
  'skin-care': [serum, facial],
  'nail-care': [polishes, manicure],
  makeup: [lips, shades],
  massage: [warmStones, oil, bed],
  'spa-treatment': [flowersAfloat, ritual, bath],
};

/** For a service that names no category. */
export const anyServiceScene: Scenes = [serum, flowersAfloat, cut, ritual, oil, polishes, lips];
