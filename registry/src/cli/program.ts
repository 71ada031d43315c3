import { Command } from 'commander';
import { addApprove } from './approve.command.ts';
import { addBisect } from './bisect.command.ts';
import { addCanIRelease } from './can-i-release.command.ts';
import { addCanary } from './canary.command.ts';
import type { Runner } from './command.ts';
import { addCompatibility } from './compatibility.command.ts';
import { addCompose } from './compose.command.ts';
import { addDiff } from './diff.command.ts';
import { addDoctor } from './doctor.command.ts';
import { addFlags } from './flag.command.ts';
import { addGc } from './gc.command.ts';
import { addHistory } from './history.command.ts';
import { addKeys } from './key.command.ts';
import { addLocks } from './lock.command.ts';
import { addPins } from './pin.command.ts';
import { addPromote } from './promote.command.ts';
import { addProvider } from './provider.command.ts';
import { addPublish } from './publish.command.ts';
import { addRollback } from './rollback.command.ts';
import { addRules } from './rules.command.ts';
import { addStatus } from './status.command.ts';
import { addTested } from './tested.command.ts';
import { addVerify } from './verify.command.ts';
import { addWithdraw } from './withdraw.command.ts';

const NAMES = `
Releases are written booking@1.4.2. A composition is written as its id or the id's first digits (six at least),
as an environment (what it runs now), or as production~2 (what it ran two changes ago).

Settings: DATA_DIR, REGISTRY_BUCKET_URL, REGISTRY_DATABASE_URL, KEYS_DIR, TRUST_FILE; the README tells of each.

Exit codes: 0 done, 1 refused, failed or found faulty, 2 the command is not written right.`;

/** 'promote <release...>': that every command has options needs no telling. */
const termOf = (command: Command): string =>
  `${command.name()} ${command
    .usage()
    .replace(/ ?\[options\]/, '')
    .trim()}`;

/** The whole command line; what a command works with comes from the runner. */
export const makeProgram = (runner: Runner): Command => {
  const program = new Command('marketplace')
    .usage('<command> [options]')
    .description('Publishes, composes and promotes the releases of the marketplace.')
    .helpCommand(false)
    .configureHelp({ subcommandTerm: termOf })
    .exitOverride()
    // What is wrong is told in one place, by main.
    .configureOutput({ outputError: () => {} })
    .addHelpText('after', NAMES);
  for (const add of [
    addPublish,
    addWithdraw,
    addCompose,
    addTested,
    addApprove,
    addDiff,
    addStatus,
    addCompatibility,
    addPromote,
    addRollback,
    addHistory,
    addPins,
    addLocks,
    addProvider,
    addRules,
    addCanIRelease,
    addCanary,
    addFlags,
    addVerify,
    addDoctor,
    addBisect,
    addGc,
    addKeys,
  ])
    add(program, runner);
  return program;
};
