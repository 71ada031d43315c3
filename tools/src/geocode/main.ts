import path from 'node:path';
import { makeWards } from './make-wards.ts';

await makeWards(path.resolve(import.meta.dirname, '../../..'));
