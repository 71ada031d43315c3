import path from 'node:path';
import { makeFonts } from './make-fonts.ts';

await makeFonts(path.resolve(import.meta.dirname, '../../..'));
