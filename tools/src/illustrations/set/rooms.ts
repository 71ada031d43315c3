import type { Series } from '../illustration.ts';
import { basins } from '../rooms/basins.ts';
import { cornerRoom } from '../rooms/corner-room.ts';
import { courtyard } from '../rooms/courtyard.ts';
import { enfilade } from '../rooms/enfilade.ts';
import { facade } from '../rooms/facade.ts';
import { lounge } from '../rooms/lounge.ts';
import { mirrorRow } from '../rooms/mirror-row.ts';
import { nailBar } from '../rooms/nail-bar.ts';
import { reception } from '../rooms/reception.ts';
import { spaRoom } from '../rooms/spa-room.ts';
import { vanity } from '../rooms/vanity.ts';

/** Salons from inside and from the street; what has no chairs for hair also suits salons that sell none. */
export const ROOMS: readonly Series[] = [
  {
    subject: 'facade',
    words: 'A shop front with plants beside its door',
    suits: ['house', 'hair', 'barber', 'beauty', 'makeup'],
    composition: facade,
    palettes: ['ivory', 'teal', 'rose', 'espresso', 'terracotta'],
  },
  {
    subject: 'mirror-row',
    words: 'A room with a row of mirrors',
    suits: ['hair', 'barber', 'makeup'],
    composition: mirrorRow,
    palettes: ['ivory', 'teal', 'sage', 'espresso', 'lagoon', 'plum'],
  },
  {
    subject: 'courtyard',
    words: 'A hall with carved arches and a sofa',
    suits: ['house', 'beauty', 'spa', 'other'],
    composition: courtyard,
    palettes: ['ivory', 'teal', 'sage', 'espresso', 'terracotta', 'plum'],
  },
  {
    subject: 'lounge',
    words: 'A waiting room with a sofa by the window',
    suits: ['house', 'barber', 'beauty', 'spa', 'nails', 'other'],
    composition: lounge,
    palettes: ['teal', 'sage', 'rose', 'espresso', 'terracotta'],
  },
  {
    subject: 'enfilade',
    words: 'Rooms one behind the other, through arches',
    suits: ['house', 'hair', 'beauty'],
    composition: enfilade,
    palettes: ['ivory', 'teal', 'rose', 'terracotta'],
  },
  {
    subject: 'reception',
    words: 'A reception desk before shelves of bottles',
    suits: ['house', 'hair', 'beauty', 'nails', 'makeup', 'other'],
    composition: reception,
    palettes: ['teal', 'sage', 'rose', 'lagoon', 'plum'],
  },
  {
    subject: 'vanity',
    words: 'A dressing table with a lit mirror',
    suits: ['beauty', 'makeup'],
    composition: vanity,
    palettes: ['ivory', 'teal', 'rose', 'espresso', 'plum'],
  },
  {
    subject: 'corner-room',
    words: 'A corner room with two chairs before mirrors',
    suits: ['house', 'hair', 'barber'],
    composition: cornerRoom,
    palettes: ['ivory', 'teal', 'sage', 'rose', 'terracotta'],
  },
  {
    subject: 'basins',
    words: 'Chairs at hair washing basins',
    suits: ['hair', 'barber'],
    composition: basins,
    palettes: ['teal', 'terracotta', 'lagoon', 'plum', 'olive'],
  },
  {
    subject: 'spa-room',
    words: 'A massage bed in a quiet room',
    suits: ['spa'],
    composition: spaRoom,
    palettes: ['ivory', 'teal', 'sage', 'rose', 'espresso', 'plum'],
  },
  {
    subject: 'nail-bar',
    words: 'A bar with stools and shelves of nail polish',
    suits: ['nails'],
    composition: nailBar,
    palettes: ['ivory', 'teal', 'rose', 'lagoon', 'plum'],
  },
];
