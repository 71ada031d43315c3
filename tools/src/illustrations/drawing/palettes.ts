import type { Colour } from './colour.ts';

/** What a place is painted in. Everything in a picture takes its colours from here, so that they agree. */
export type Palette = {
  name: string;
  /** Evening: lamps give the light, the windows show dusk. */
  dusk: boolean;
  wall: Colour;
  /** Lower wall, niches, second paint. */
  dado: Colour;
  floor: Colour;
  trim: Colour;
  wood: Colour;
  metal: Colour;
  /** Upholstery. */
  seat: Colour;
  accent: Colour;
  accent2: Colour;
  leaf: Colour;
  pot: Colour;
  /** Towels, linen, ceramics. */
  cloth: Colour;
  skyTop: Colour;
  skyLow: Colour;
  light: Colour;
};

const morning = { dusk: false, skyTop: '#c9dcda', skyLow: '#fbe9cd', light: '#fff1d4' } as const;
const golden = { dusk: false, skyTop: '#e8b79a', skyLow: '#fce2b4', light: '#ffe3b0' } as const;
const evening = { dusk: true, skyTop: '#56506f', skyLow: '#eba276', light: '#ffd493' } as const;

const palettes = [
  {
    name: 'ivory',
    ...morning,
    wall: '#efe2d0',
    dado: '#dcc9ad',
    floor: '#dcc2a2',
    trim: '#fbf4ea',
    wood: '#a2724b',
    metal: '#c5905d',
    seat: '#8f5c3d',
    accent: '#c8775a',
    accent2: '#7d9a86',
    leaf: '#6c8460',
    pot: '#d3a07c',
    cloth: '#fcf6ed',
  },
  {
    name: 'teal',
    ...evening,
    wall: '#2f5a5b',
    dado: '#234748',
    floor: '#b48a66',
    trim: '#44716f',
    wood: '#8a5a3b',
    metal: '#dba869',
    seat: '#c78768',
    accent: '#e9c59c',
    accent2: '#c0786a',
    leaf: '#5f8a6a',
    pot: '#d6b08a',
    cloth: '#f4e8d7',
  },
  {
    name: 'sage',
    ...morning,
    wall: '#ced5bf',
    dado: '#a3b18f',
    floor: '#e2d1ba',
    trim: '#f5f0e3',
    wood: '#9c7148',
    metal: '#c5905d',
    seat: '#c3765a',
    accent: '#e2ac8a',
    accent2: '#587460',
    leaf: '#557150',
    pot: '#efe0cb',
    cloth: '#fbf5ea',
  },
  {
    name: 'rose',
    ...morning,
    wall: '#e8cec3',
    dado: '#cf9f96',
    floor: '#efe0d1',
    trim: '#fcf3eb',
    wood: '#a06e50',
    metal: '#cf9b69',
    seat: '#7b4759',
    accent: '#c87c70',
    accent2: '#8d9c7e',
    leaf: '#6e835e',
    pot: '#faeee4',
    cloth: '#fdf5ee',
  },
  {
    name: 'espresso',
    ...evening,
    wall: '#513c30',
    dado: '#3b2a21',
    floor: '#a78262',
    trim: '#6f5443',
    wood: '#93653f',
    metal: '#daa665',
    seat: '#c5905d',
    accent: '#e9d0ad',
    accent2: '#8ea188',
    leaf: '#6f8a68',
    pot: '#c99a76',
    cloth: '#f6eadb',
  },
  {
    name: 'terracotta',
    ...golden,
    wall: '#d9a07f',
    dado: '#bd7353',
    floor: '#ecd8bf',
    trim: '#f8e8d8',
    wood: '#7c4a30',
    metal: '#dcae74',
    seat: '#2f5c5b',
    accent: '#f3d7b8',
    accent2: '#5f745b',
    leaf: '#526a4a',
    pot: '#f1e0ca',
    cloth: '#fcf3e6',
  },
  {
    name: 'lagoon',
    ...morning,
    wall: '#f1e3d6',
    dado: '#4d7d7a',
    floor: '#e4d0b8',
    trim: '#fbf5ed',
    wood: '#a8754c',
    metal: '#c99860',
    seat: '#2f6060',
    accent: '#df9d7b',
    accent2: '#d8b4a4',
    leaf: '#5b7f64',
    pot: '#dca585',
    cloth: '#fdf7ef',
  },
  {
    name: 'plum',
    ...evening,
    wall: '#623f51',
    dado: '#492c3b',
    floor: '#a98270',
    trim: '#805a6b',
    wood: '#704534',
    metal: '#dfaa6b',
    seat: '#d6a08c',
    accent: '#ebbd83',
    accent2: '#8a9a80',
    leaf: '#68876a',
    pot: '#dfb79b',
    cloth: '#f7e9de',
  },
  {
    name: 'olive',
    ...morning,
    wall: '#efe6d2',
    dado: '#989f79',
    floor: '#d8be9a',
    trim: '#fbf5e7',
    wood: '#94693f',
    metal: '#bf8f52',
    seat: '#6d7850',
    accent: '#cf855a',
    accent2: '#b58a86',
    leaf: '#667a4c',
    pot: '#c9835f',
    cloth: '#fcf6e9',
  },
  {
    name: 'sandstone',
    ...golden,
    wall: '#e0b697',
    dado: '#c78f72',
    floor: '#e9cfb3',
    trim: '#f9e9da',
    wood: '#8b5a40',
    metal: '#cf9c62',
    seat: '#5f4355',
    accent: '#f0d2a8',
    accent2: '#77896c',
    leaf: '#667b56',
    pot: '#a9634a',
    cloth: '#fdf2e6',
  },
  {
    name: 'mulberry',
    ...morning,
    wall: '#f4e3da',
    dado: '#8c5263',
    floor: '#e6d0bd',
    trim: '#fdf5ef',
    wood: '#9a6a4a',
    metal: '#c8955f',
    seat: '#8a4c5f',
    accent: '#d8938a',
    accent2: '#93a287',
    leaf: '#6d8562',
    pot: '#e2b59c',
    cloth: '#fef6ef',
  },
  {
    name: 'forest',
    ...evening,
    wall: '#42544a',
    dado: '#303f37',
    floor: '#b18c69',
    trim: '#5a6f62',
    wood: '#8d5f3c',
    metal: '#d9a868',
    seat: '#b86e52',
    accent: '#e8c7a0',
    accent2: '#c08e80',
    leaf: '#75956f',
    pot: '#d0a17c',
    cloth: '#f5ebdb',
  },
] as const satisfies readonly Palette[];

export type PaletteName = (typeof palettes)[number]['name'];

export const paletteNamed = (wanted: PaletteName): Palette => {
  const palette = palettes.find(({ name }) => name === wanted);
  if (!palette) throw new RangeError(`There is no palette ${wanted}.`);
  return palette;
};
