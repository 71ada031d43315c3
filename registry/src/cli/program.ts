import { Command } from 'commander';
import type { Runner } from './command.ts';
import { addCanIRelease } from './commands/environments/can-i-release.command.ts';
import { addCanary } from './commands/environments/canary.command.ts';
import { addFlags } from './commands/environments/flag.command.ts';
import { addHistory } from './commands/environments/history.command.ts';
import { addLocks } from './commands/environments/lock.command.ts';
import { addPins } from './commands/environments/pin.command.ts';
import { addPromote } from './commands/environments/promote.command.ts';
import { addProvider } from './commands/environments/provider.command.ts';
import { addRollback } from './commands/environments/rollback.command.ts';
import { addRules } from './commands/environments/rules.command.ts';
import { addKeys } from './commands/keys/key.command.ts';
import { addBisect } from './commands/maintenance/bisect.command.ts';
import { addDoctor } from './commands/maintenance/doctor.command.ts';
import { addGc } from './commands/maintenance/gc.command.ts';
import { addVerify } from './commands/maintenance/verify.command.ts';
import { addApprove } from './commands/releases/approve.command.ts';
import { addCompatibility } from './commands/releases/compatibility.command.ts';
import { addCompose } from './commands/releases/compose.command.ts';
import { addDiff } from './commands/releases/diff.command.ts';
import { addPublish } from './commands/releases/publish.command.ts';
import { addStatus } from './commands/releases/status.command.ts';
import { addTested } from './commands/releases/tested.command.ts';
import { addWithdraw } from './commands/releases/withdraw.command.ts';

const NAMES = `
Releases are written booking@1.4.2. A composition is written as its id or the id's first digits (six at least),
as an environment (what it runs now), or as production~2 (what it ran two changes ago).

Settings: DATA_DIR, REGISTRY_BUCKET_URL, REGISTRY_DATABASE_URL, KEYS_DIR, TRUST_FILE; the README tells of each.

Exit codes: 0 done, 1 refused, failed or found faulty, 2 the command is not written right.`;

/** 'promote <release...>': without '[options]', as every command has options. */
const termOf = (command: Command): string =>
  `${command.name()} ${command
    .usage()
    .replace(/ ?\[options\]/, '')
    .trim()}`;

/** The whole command line; the runner supplies the dependencies of commands. */
export const makeProgram = (runner: Runner): Command => {
  const program = new Command('marketplace')
    .usage('<command> [options]')
    .description('Publishes, composes and promotes the releases of the marketplace.')
    .helpCommand(false)
    .configureHelp({ subcommandTerm: termOf })
    .exitOverride()
    // Errors are reported in one place, by main.
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
