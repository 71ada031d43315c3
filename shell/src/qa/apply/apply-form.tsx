import type { ApiFailure } from '@sundara/contracts/federation';
import { Box, Button, styled } from '@sundara/web/core';
import { Alert } from '@sundara/web/form';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import type { Draft } from '../draft/draft.ts';
import { MadeLinkView } from './made-link.tsx';
import { keepOwnName, readOwnName } from './own-name.ts';
import { type MadeLink, useLinkMaker, type Wish } from './use-link.ts';
import { WishFields } from './wish-fields.tsx';

/** The server's message, with the first field that it names if that adds information. */
const faultWords = (failure: ApiFailure): string => {
  const field = failure.kind === 'rejected' ? failure.reply.fields?.[0] : undefined;
  return field && field.message !== failure.message
    ? `${failure.message} (${field.path}: ${field.message})`
    : failure.message;
};

/** Sticks to the lower edge of the scrolling area, within reach of the thumb. */
const ActionBar = styled('div')(({ theme }) => ({
  position: 'sticky',
  zIndex: 1,
  bottom: 0,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 8,
  rowGap: 4,
  margin: theme.spacing('auto', -2, 0),
  padding: theme.spacing(1.5, 2),
  background: theme.vars?.palette.background.paper,
  borderTop: `1px solid ${theme.vars?.palette.divider}`,
  [theme.breakpoints.up('sm')]: { marginInline: theme.spacing(-3), padding: theme.spacing(1.5, 3) },
}));

const WHOLE_LINE = { flexBasis: '100%' } as const;
const FORM = { display: 'flex', flexDirection: 'column', gap: 2, minHeight: '100%', pt: 2 } as const;

interface Props {
  readonly draft: Draft;
  /** Whether some of the chosen versions don't fit. */
  readonly misfits: boolean;
  /** Loads an address as a new page. */
  readonly go: (url: string) => void;
  /** What is applied, shown above the fields: inside the form, so that its sticky buttons stay in view. */
  readonly children: ReactNode;
}

/** Asks who, why and for how long; then turns the choice on here, or makes a link of it for another browser. */
export const ApplyForm = ({ draft, misfits, go, children }: Props) => {
  const [wish, setWish] = useState<Wish>(() => ({ by: readOwnName(), why: '', minutes: 480 }));
  const [fault, setFault] = useState<string>();
  const [said, setSaid] = useState('');
  const [link, setLink] = useState<MadeLink>();
  const { busy, make } = useLinkMaker(draft);
  const nameless = wish.by.trim() === '';
  const nameField = useRef<HTMLInputElement>(null);

  const change = (part: Partial<Wish>) => {
    setWish({ ...wish, ...part });
    setSaid('');
    setLink(undefined);
  };
  const made = async (doing: string): Promise<MadeLink | undefined> => {
    if (busy) return undefined;
    setFault(nameless ? 'Say who you are, so that others know whose override this is.' : undefined);
    if (nameless) nameField.current?.focus();
    if (nameless) return undefined;
    keepOwnName(wish.by.trim());
    setSaid(doing);
    const outcome = await make(wish);
    setSaid('');
    if (outcome.ok) return outcome.link;
    setFault(faultWords(outcome.failure));
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
      {children}
      <WishFields
        wish={wish}
        nameMissing={fault !== undefined && nameless}
        nameRef={nameField}
        onChange={change}
      />
      {link && <MadeLinkView key={link.url} link={link} />}
      <ActionBar>
        {fault && (
          <Alert severity="error" sx={WHOLE_LINE}>
            {fault}
          </Alert>
        )}
        <Box role="status" sx={{ ...WHOLE_LINE, fontSize: '0.83rem', color: 'text.secondary' }}>
          {said}
        </Box>
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
