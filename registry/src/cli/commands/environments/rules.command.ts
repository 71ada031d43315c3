import { readFile } from 'node:fs/promises';
import { rulesFileSchema } from '@sundara/contracts/federation';
import type { Command } from 'commander';
import * as z from 'zod/mini';
import { readRules, setRules } from '../../../core/rules.ts';
import { checkSchema, parseJson } from '../../../json-text.ts';
import { Refusal, systemCode } from '../../../refusal.ts';
import { DEFAULT_RULES } from '../../../rules/default-rules.ts';
import { givenReason, requireReason } from '../../arguments/required-reason.ts';
import { addCommand, type Runner } from '../../command.ts';

/** @throws Refusal when the file can't be read, isn't JSON, or has an invalid rule */
const readRulesFile = async (file: string) => {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new Refusal(`${file} can't be read (${systemCode(error) ?? error}).`);
  });
  return checkSchema(file, rulesFileSchema, parseJson(file, text));
};

const addShow = (program: Command, runner: Runner): void =>
  addCommand(program, runner, {
    name: 'rules show',
    group: 'environment',
    summary: 'show the rules of every environment, as rules set takes them',
    examples: ['rules show > rules.json'],
    schema: z.object({}),
    run: async ({ registry }) => {
      const document = await readRules(await registry());
      const environments = document?.environments ?? DEFAULT_RULES;
      return {
        text: JSON.stringify({ environments }, null, 2),
        data: { sequence: document?.sequence ?? 0, changedAt: document?.changedAt ?? null, environments },
      };
    },
  });

const addSet = (program: Command, runner: Runner): void =>
  addCommand(program, runner, {
    name: 'rules set',
    group: 'environment',
    summary: 'say what must be true before something begins to run in an environment; wants the root key',
    examples: ['rules set --file rules.json --why "Nothing moves over Diwali"'],
    options: [['--file <file>', 'the rules of all environments, as rules show prints them']],
    acts: true,
    schema: z.object({ file: z.string(), ...givenReason }),
    run: async ({ registry, actor }, _operands, { file, why }) => {
      requireReason('rules set', why);
      const rules = await readRulesFile(file);
      const document = await setRules(await registry(), rules, await actor());
      const names = Object.keys(document.environments).join(', ') || 'no environment';
      return { text: `There are rules for ${names} (change ${document.sequence}).`, data: document };
    },
  });

export const addRules = (program: Command, runner: Runner): void => {
  addShow(program, runner);
  addSet(program, runner);
};
