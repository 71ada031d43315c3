import type { Colour } from '../drawing/colour.ts';
import type { Random } from '../drawing/random.ts';

/** Skin from fair to deep, as met in one Hyderabad street. */
export const skins: readonly [Colour, ...Colour[]] = [
  '#eec5a3',
  '#dfae86',
  '#cd966d',
  '#b67d56',
  '#9a6443',
  '#7d4e36',
  '#63402f',
];

/** Those on which henna shows well. */
export const hennaSkins: readonly [Colour, ...Colour[]] = [
  '#eec5a3',
  '#dfae86',
  '#cd966d',
  '#b67d56',
  '#9a6443',
];

/** Hair at the root and at the ends. */
export type HairColour = { root: Colour; end: Colour };

const natural: readonly [HairColour, ...HairColour[]] = [
  { root: '#241a1a', end: '#3a2926' },
  { root: '#2c1e1a', end: '#4a3128' },
  { root: '#33211b', end: '#5a3a2b' },
];

const coloured: readonly [HairColour, ...HairColour[]] = [
  { root: '#2f1f1a', end: '#b27a49' },
  { root: '#3a2620', end: '#cf9f66' },
  { root: '#3b1c20', end: '#8a3340' },
  { root: '#4a2c20', end: '#a85f37' },
  { root: '#2b1f27', end: '#7a4a63' },
];

export const pickSkin = (random: Random): Colour => random.pick(skins);
export const naturalHair = (random: Random): HairColour => random.pick(natural);
export const salonHair = (random: Random): HairColour =>
  random.chance(0.6) ? random.pick(coloured) : random.pick(natural);
