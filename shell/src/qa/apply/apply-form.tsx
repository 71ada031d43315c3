import { Box, Button, styled } from '@sundara/web/core';
import { Alert, TextField } from '@sundara/web/form';
import { type FormEvent, useId, useState } from 'react';
import { Choices, ChoicesName, PillRow, RadioPill } from '../controls.tsx';
import type { Draft } from '../draft/draft.ts';
import { MadeLinkView } from './made-link.tsx';
import { keepOwnName, readOwnName } from './own-name.ts';
import { type MadeLink, useLinkMaker, type Wish } from './use-link.ts';

const LENGTHS = [
  { minutes: 60, label: '1 h' },
  { minutes: 480, label: '8 h' },
  { minutes: 1_440, label: '1 day' },
  { minutes: 10_080, label: '7 days' },
] as const;

/** Stays at the lower edge of what scrolls, under the thumb. */
const ActionBar = styled('div')(({ theme }) => ({
  position: 'sticky',
  zIndex: 1,
  bottom: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  margin: theme.spacing('auto', -2, 0),
  padding: theme.spacing(1.5, 2),
  background: theme.vars?.palette.background.paper,
  borderTop: `1px solid ${theme.vars?.palette.divider}`,
  [theme.breakpoints.up('sm')]: { marginInline: theme.spacing(-3), padding: theme.spacing(1.5, 3) },
}));

const FORM = { flex: 1, display: 'flex', flexDirection: 'column', gap: 2 } as const;

interface Props {
  readonly draft: Draft;
  /** Whether something of the choice doesn't fit. */
  readonly misfits: boolean;
  /** Goes to an address by a page load. */
  readonly go: (url: string) => void;
}

/** Who, why and for how long; then turns the choice on here, or makes a link of it for another browser. */
export const ApplyForm = ({ draft, misfits, go }: Props) => {
  const id = useId();
  const [known] = useState(readOwnName);
  const [renaming, setRenaming] = useState(known === '');
  const [wish, setWish] = useState<Wish>({ by: known, why: '', minutes: 480 });
  const [fault, setFault] = useState<string>();
  const [said, setSaid] = useState('');
  const [link, setLink] = useState<MadeLink>();
  const { busy, make } = useLinkMaker(draft);
  const nameless = wish.by.trim() === '';

  const change = (part: Partial<Wish>) => {
    setWish({ ...wish, ...part });
    setSaid('');
    setLink(undefined);
  };
  const made = async (doing: string): Promise<MadeLink | undefined> => {
    if (busy) return undefined;
    setFault(nameless ? 'Say who you are, so that others know whose override this is.' : undefined);
    if (nameless) return undefined;
    keepOwnName(wish.by.trim());
    setSaid(doing);
    const outcome = await make(wish);
    setSaid('');
    if (outcome.ok) return outcome.link;
    const { failure } = outcome;
    const first = failure.kind === 'rejected' ? failure.reply.fields?.[0] : undefined;
    setFault(first ? `${failure.message} (${first.path}: ${first.message})` : failure.message);
    return undefined;
  };
  const apply = async (event: FormEvent) => {
    event.preventDefault();
    const own = await made('Turning it on…');
    if (!own) return;
    setSaid('The page is loaded anew with your choice.');
    go(own.url);
  };
  const share = async () => {
    const next = await made('Making the link…');
    setLink(next);
    if (next) setSaid('The link is ready.');
  };

  return (
    <Box component="form" onSubmit={apply} noValidate sx={FORM}>
      {renaming ? (
        <TextField
          id={`${id}-by`}
          label="Your name"
          value={wish.by}
          onChange={({ target }) => change({ by: target.value })}
          helperText="Shown in the banner; kept in this browser."
          error={fault !== undefined && nameless}
          autoComplete="name"
          size="small"
          required
          slotProps={{ htmlInput: { maxLength: 80 } }}
        />
      ) : (
        <Box>
          As <strong>{wish.by}</strong>{' '}
          <Button onClick={() => setRenaming(true)} sx={{ px: 1.5 }}>
            Change
          </Button>
        </Box>
      )}
      <TextField
        id={`${id}-why`}
        label="What for (optional)"
        value={wish.why}
        onChange={({ target }) => change({ why: target.value })}
        size="small"
        slotProps={{ htmlInput: { maxLength: 200 } }}
      />
      <Choices>
        <ChoicesName>For how long</ChoicesName>
        <PillRow>
          {LENGTHS.map(({ minutes, label }) => (
            <RadioPill
              key={minutes}
              name={`${id}-minutes`}
              checked={wish.minutes === minutes}
              onChoose={() => change({ minutes })}
            >
              {label}
            </RadioPill>
          ))}
        </PillRow>
      </Choices>
      {link && <MadeLinkView key={link.url} link={link} />}
      {fault && <Alert severity="error">{fault}</Alert>}
      <Box role="status" sx={{ fontSize: '0.83rem', color: 'text.secondary' }}>
        {said}
      </Box>
      <ActionBar>
        <Button
          type="submit"
          variant="contained"
          color={misfits ? 'error' : 'primary'}
          aria-disabled={busy}
          sx={{ flex: '1 1 auto' }}
        >
          {misfits ? 'Apply anyway and reload' : 'Apply and reload'}
        </Button>
        <Button variant="outlined" onClick={share} aria-disabled={busy} sx={{ flex: '1 1 auto' }}>
          Make a link
        </Button>
      </ActionBar>
    </Box>
  );
};
