import { importServices, type Reply } from '@sundara/contracts/api';
import { wordsOf } from '@sundara/contracts/federation';
import { useShell } from '@sundara/web/core';
import { useState } from 'react';
import type { ReadImport } from './read-import-file.ts';

type Outcome = Reply<typeof importServices>;

/** The state of an import: nothing chosen, previewing without writing, writing, written. */
export type ImportStep =
  | { readonly is: 'choose' }
  | { readonly is: 'checking' }
  | { readonly is: 'checked'; readonly plan: Outcome }
  | { readonly is: 'writing'; readonly plan: Outcome; readonly sent: number }
  | { readonly is: 'done'; readonly result: Outcome };

const FAILED = 'Failed to import services';

/** Imports services from a file into the catalogue: first a dry run, then, after the review, all of them. */
export const useImport = (salonId: string | undefined, onImported: () => void) => {
  const { http, notify } = useShell();
  const [step, setStep] = useState<ImportStep>({ is: 'choose' });
  const [entries, setEntries] = useState<readonly unknown[]>([]);
  /** The pasted text; remains for correction when rows of it are refused. */
  const [pasted, setPasted] = useState<string>();
  const [trouble, setTrouble] = useState<string>();

  const send = (services: readonly unknown[], dryRun: boolean, onSent?: (share: number) => void) =>
    http.call(
      importServices,
      { query: { salonId, dryRun: dryRun ? 'true' : 'false' }, body: [...services] },
      onSent ? { onSent } : {},
    );

  const check = async (services: readonly unknown[]) => {
    setStep({ is: 'checking' });
    const answer = await send(services, true);
    if (answer.ok) setStep({ is: 'checked', plan: answer.data });
    else {
      setTrouble(wordsOf(answer.failure, FAILED));
      setStep({ is: 'choose' });
    }
  };

  const take = async (read: ReadImport) => {
    setTrouble(undefined);
    if (!read.ok) {
      setTrouble(read.message);
      return;
    }
    setEntries(read.entries);
    await check(read.entries);
  };

  const write = async () => {
    if (step.is !== 'checked') return;
    const { plan } = step;
    setTrouble(undefined);
    setStep({ is: 'writing', plan, sent: 0 });
    const answer = await send(entries, false, (sent) => setStep({ is: 'writing', plan, sent }));
    if (answer.ok) {
      setStep({ is: 'done', result: answer.data });
      notify.success(answer.data.msg);
      onImported();
      return;
    }
    const words = wordsOf(answer.failure, FAILED);
    notify.error(words);
    // The catalogue has changed since the preview: check again.
    if (answer.failure.kind === 'rejected' && answer.failure.code === 'IMPORT_REFUSED') await check(entries);
    else setStep({ is: 'checked', plan });
    setTrouble(words);
  };

  const again = () => {
    setTrouble(undefined);
    setStep({ is: 'choose' });
  };
  return { step, trouble, pasted, setPasted, take, write, again };
};
