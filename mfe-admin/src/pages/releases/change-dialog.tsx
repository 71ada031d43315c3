import { type EnvironmentState, type HistoryAct, releaseConsole } from '@sundara/contracts/api';
import type { ApiFailure } from '@sundara/contracts/federation';
import { Box, Button, Typography, useShell } from '@sundara/web/core';
import { Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@sundara/web/form';
import { useRevalidator } from '@sundara/web/router';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { type Change, outlookOf } from './change.ts';
import { ChangeFailure } from './change-failure.tsx';
import { ChangeList } from './change-list.tsx';
import { makeChange } from './make-change.ts';

const SHORTEST = 3;
const LONGEST = 200;
/** The page shows what was read within a moment; it is waited for no longer than this. */
const SHOWN_LIMIT_MS = 3_000;

interface Props {
  readonly change: Change;
  readonly environment: EnvironmentState;
  readonly lastAct: HistoryAct | undefined;
  /** What was typed as reason; kept outside, so that closing the dialog loses nothing. */
  readonly why: string;
  readonly onWhy: (why: string) => void;
  readonly onClose: () => void;
  /** Called with what to tell once the change is made and the page shows it. */
  readonly onDone: (text: string) => void;
}

/**
 * Shows what a change would do, asks why, and makes it. It is made to the environment as it was shown: one that
 * has changed meanwhile is shown anew and asked about again.
 */
export const ChangeDialog = ({ change, environment, lastAct, why, onWhy, onClose, onDone }: Props) => {
  const { http } = useShell();
  const { revalidate } = useRevalidator();
  const [seen, setSeen] = useState(environment);
  const [failure, setFailure] = useState<ApiFailure>();
  const [tooShort, setTooShort] = useState(false);
  const [busy, setBusy] = useState(false);
  const [made, setMade] = useState<{ readonly sequence: number; readonly text: string }>();
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const answer = outlookOf(seen, change);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || !answer.possible) return;
    if (why.trim().length < SHORTEST) {
      setTooShort(true);
      field.current?.focus();
      return;
    }
    setBusy(true);
    setFailure(undefined);
    const result = await makeChange(http, seen, change, why.trim());
    // What there is now, made or not, is shown by the page and judged by this dialog.
    const [now] = await Promise.all([http.call(releaseConsole, {}), revalidate()]);
    const fresh = now.ok ? now.data.environments.find(({ name }) => name === seen.name) : undefined;
    if (result.ok) return setMade({ sequence: (fresh ?? environment).sequence, text: answer.outlook.done });
    setBusy(false);
    setFailure(result.failure);
    if (fresh) setSeen(fresh);
  };
  // Closed earlier, the page would offer the next change of what it still shows, which is no longer there.
  const isShown = made !== undefined && environment.sequence >= made.sequence;
  useEffect(() => {
    if (!made) return;
    const timer = setTimeout(() => onDone(made.text), isShown ? 0 : SHOWN_LIMIT_MS);
    return () => clearTimeout(timer);
  }, [made, isShown, onDone]);
  const close = () => !busy && onClose();

  return (
    <Dialog open onClose={close} aria-labelledby={`${id}-title`} fullWidth maxWidth="sm">
      <form onSubmit={submit} noValidate>
        <DialogTitle id={`${id}-title`} variant="h3" component="h2" sx={{ pt: 3 }}>
          {answer.possible ? answer.outlook.title : 'This is not possible now'}
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          {failure && <ChangeFailure failure={failure} seen={seen} lastAct={lastAct} />}
          {answer.possible ? (
            <>
              <Typography>{answer.outlook.effect}</Typography>
              <Box
                component="section"
                aria-label="What changes"
                sx={{
                  px: 2,
                  py: 1.5,
                  borderRadius: 1,
                  bgcolor: 'secondary.main',
                  color: 'secondary.contrastText',
                }}
              >
                <ChangeList
                  from={answer.outlook.from}
                  to={answer.outlook.to}
                  same="All versions stay as they are."
                />
              </Box>
            </>
          ) : (
            <Typography>{answer.why}</Typography>
          )}
          <TextField
            id={`${id}-why`}
            label="Why"
            value={why}
            onChange={({ target }) => {
              onWhy(target.value);
              setTooShort(false);
            }}
            inputRef={field}
            autoFocus
            required
            fullWidth
            autoComplete="off"
            error={tooShort}
            helperText={
              tooShort
                ? `Say why, in at least ${SHORTEST} letters.`
                : 'Stands in the history, beside your name.'
            }
            slotProps={{ htmlInput: { maxLength: LONGEST } }}
            sx={{ mt: 1 }}
          />
        </DialogContent>
        <DialogActions sx={{ p: 2, borderTop: 1, borderColor: 'divider' }}>
          <Button onClick={close} disabled={busy}>
            {answer.possible ? 'Cancel' : 'Close'}
          </Button>
          {answer.possible && (
            <Button type="submit" variant="contained" aria-disabled={busy}>
              {busy ? 'Working…' : answer.outlook.confirm}
            </Button>
          )}
        </DialogActions>
      </form>
    </Dialog>
  );
};
