import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { Refusal } from '../../setup/refusal.mjs';
import type { Task } from '../workspace/task.ts';
import { copyCheckout } from './copy-checkout.ts';

/** `node tools/run.mjs copy <folder>`: a copy of the working tree for experiments. */
export const copyTask: Task = async ({ root, words: [folder = '', ...more] }) => {
  if (folder === '' || more.length > 0) throw new Refusal('give one folder that the copy is to be in.');
  const target = path.resolve(root, folder);
  const isInside = !path.relative(root, target).startsWith('..');
  if (isInside) throw new Refusal(`${target} is inside the repository: give a folder outside.`);
  const held = await readdir(target).catch(() => []);
  if (held.length > 0) throw new Refusal(`${target} is not empty.`);
  await copyCheckout(root, target);
  console.log(`The working tree stands in ${target}.`);
  return 0;
};
