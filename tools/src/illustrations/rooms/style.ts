import type { Random } from '../drawing/random.ts';
import type { Sketch } from '../drawing/sketch.ts';
import type { FloorKind } from '../objects/building/floor.ts';
import type { PendantKind } from '../objects/building/pendant.ts';
import type { WallKind } from '../objects/building/wall.ts';
import type { ChairKind } from '../objects/furniture/chair.ts';
import type { MirrorShape } from '../objects/furniture/mirror.ts';
import type { PlantKind } from '../objects/greenery/plant.ts';
import { plant } from '../objects/greenery/plant.ts';
import type { PotKind } from '../objects/greenery/pot.ts';

/** The taste of one place: every object in its picture follows these choices. */
export type Style = {
  wall: WallKind;
  floor: FloorKind;
  mirror: MirrorShape;
  lamp: PendantKind;
  seat: ChairKind;
};

export const pickStyle = (random: Random): Style => ({
  wall: random.pick(['dado', 'plaster', 'panels', 'reeds', 'tiles', 'arches']),
  floor: random.pick(['terrazzo', 'terrazzo', 'planks', 'checker', 'stone']),
  mirror: random.pick(['arch', 'arch', 'pill', 'oval', 'round', 'tall']),
  lamp: random.pick(['globe', 'dome', 'cane', 'disc', 'lantern']),
  seat: random.pick(['tub', 'channel', 'wing']),
});

/** Any of the potted plants. */
export const somePlant = (sketch: Sketch, kinds?: readonly [PlantKind, ...PlantKind[]]): string => {
  const { random } = sketch;
  const pots: readonly [PotKind, ...PotKind[]] = ['taper', 'ribbed', 'belly', 'basket', 'stand'];
  return plant(
    sketch,
    random.pick(kinds ?? ['palm', 'paddle', 'snake', 'fig', 'monstera', 'olive']),
    random.pick(pots),
  );
};
