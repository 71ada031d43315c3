import { basins } from './covers/basins.ts';
import { cornerRoom } from './covers/corner-room.ts';
import { courtyard } from './covers/courtyard.ts';
import { enfilade } from './covers/enfilade.ts';
import { facade } from './covers/facade.ts';
import { lounge } from './covers/lounge.ts';
import { mirrorRow } from './covers/mirror-row.ts';
import { nailBar } from './covers/nail-bar.ts';
import { reception } from './covers/reception.ts';
import { spaRoom } from './covers/spa-room.ts';
import { vanity } from './covers/vanity.ts';
import type { Composition } from './drawing/sketch.ts';
import { flowerBowl, hotStones, towelsAndStones } from './gallery/bath-still-lifes.ts';
import { dressingCorner, polishRow, productPlinths } from './gallery/counter-still-lifes.ts';
import { fullNiche, oneSeat, windowTea } from './gallery/interiors.ts';
import { facialSet, mehndiTray } from './gallery/ritual-flat-lays.ts';
import { makeupTable, scissorsAndCombs } from './gallery/tool-flat-lays.ts';
import type { PictureKind } from './picture-kinds.ts';
import { bust } from './portrait/bust.ts';
import { choose } from './seed.ts';
import { anyServiceScene, serviceScenes } from './service/scenes.ts';
import { beardProfile } from './work/beard-profile.ts';
import { brideFace } from './work/bride-face.ts';
import { flowerBun, plait } from './work/dressed-hair.ts';
import { brideMehndi, paintedNails } from './work/hands.ts';
import { longHair, shortCut } from './work/loose-hair.ts';
import { curlyHead, fade } from './work/men.ts';
import { profileMakeup } from './work/profile-makeup.ts';

type Compositions = readonly [Composition, ...Composition[]];

/** Eleven: coprime to the twelve palettes, so that 132 consecutive covers differ in one or the other. */
export const covers: Compositions = [
  facade,
  mirrorRow,
  courtyard,
  lounge,
  enfilade,
  reception,
  vanity,
  cornerRoom,
  basins,
  spaRoom,
  nailBar,
];

const gallery: Compositions = [
  oneSeat,
  productPlinths,
  flowerBowl,
  scissorsAndCombs,
  fullNiche,
  towelsAndStones,
  polishRow,
  dressingCorner,
  mehndiTray,
  hotStones,
  windowTea,
  makeupTable,
  facialSet,
];

const work: Compositions = [
  longHair,
  brideMehndi,
  flowerBun,
  fade,
  profileMakeup,
  shortCut,
  paintedNails,
  plait,
  beardProfile,
  curlyHead,
  brideFace,
];

/** `hair-care-3` is a picture of hair care; a seed that names no category may show any. */
const serviceScene = (seed: string): Composition => {
  const category = Object.keys(serviceScenes).find((slug) => seed === slug || seed.startsWith(`${slug}-`));
  return choose((category && serviceScenes[category]) || anyServiceScene, seed);
};

/** `woman-...` and `man-...` decide; another seed may show either. */
const portraitOf = (seed: string): Composition => {
  const sex = /^(woman|man)-/.exec(seed)?.[1] ?? choose(['woman', 'man'], seed);
  return (sketch) => bust(sketch, sex === 'man');
};

/** The arrangement that a seed stands for. */
export const compositionFor = (kind: PictureKind, seed: string): Composition => {
  if (kind === 'service') return serviceScene(seed);
  if (kind === 'portrait') return portraitOf(seed);
  return choose({ cover: covers, gallery, work }[kind], seed);
};

/** What a picture of a salon or its work shows, by the name of its drawing: 'facade', 'paintedNails'. */
export const subjectOf = (kind: 'cover' | 'work', seed: string): string => compositionFor(kind, seed).name;
