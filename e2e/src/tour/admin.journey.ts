import { tourOf } from './tour-of.ts';

tourOf('admin');
