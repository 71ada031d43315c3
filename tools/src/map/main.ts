import path from 'node:path';
import { makeMap } from './make-map.ts';

await makeMap(path.resolve(import.meta.dirname, '../../..'));
