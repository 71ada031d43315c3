import { Box, Button, useMediaQuery, useTheme } from '@sundara/web/core';
import { useNavigate, useNavigation, useRevalidator } from '@sundara/web/router';
import { type Undoable, UndoBar, useUndo } from '@sundara/web/undo';
import { UserPlus } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { preloadSheets } from '../../features/calendar-dialog/lazy-sheets.tsx';
import type { GridHandle } from '../../features/calendar-grid/day-grid.tsx';
import { addressOf, type Shown } from '../../features/calendar-model/calendar-address.ts';
import type { Calendar } from '../../features/calendar-model/columns.ts';
import { SalonPage } from '../../features/frame/salon-page.tsx';
import { CrowdedNote } from './crowded-note.tsx';
import { Days } from './days.tsx';
import type { Opened } from './opened.ts';
import { MORE, OpenedSheet } from './opened-sheet.tsx';
import { PHONE_BAR_PX, PhoneBar } from './phone-bar.tsx';
import { Toolbar, ViewChoice } from './toolbar.tsx';
import { useDiary } from './use-diary.ts';
import { useHeld } from './use-held.ts';
import { useLinkedSheet } from './use-linked-sheet.ts';
import { useQuietNews } from './use-quiet-news.ts';
import { WhoTabs } from './who-tabs.tsx';

/** What is shown and what was fetched for it: the two go together. */
interface FetchedDays {
  readonly shown: Shown;
  readonly fetched: Calendar;
}

interface Props {
  readonly days: FetchedDays;
  /** Why it is not the latest. */
  readonly note: ReactNode;
}

/** The dialogs' code is fetched this long after the page has loaded. */
const PRELOAD_MS = 1_500;

/** The calendar once it is loaded: tools, days, and the dialog over them. */
export const CalendarView = ({ days, note }: Props) => {
  const navigate = useNavigate();
  const { state } = useNavigation();
  const { revalidate } = useRevalidator();
  const { breakpoints } = useTheme();
  const narrow = useMediaQuery(breakpoints.down('sm'), { noSsr: true });
  /** Without a fine pointer there is hardly a keyboard to drag with. */
  const fine = useMediaQuery('(pointer: fine)', { noSsr: true });
  const [opened, setOpenedNow] = useState<Opened>();
  useLinkedSheet(days.shown, setOpenedNow);
  const { held, isDragging, onDragging } = useHeld(days);
  const { shown, fetched } = held;
  const { offered, offer, dismiss } = useUndo();
  const { calendar, waiting, move, moveOrTell } = useDiary(fetched, offer);
  const grid = useRef<GridHandle>(null);
  const onPutDown = useQuietNews(isDragging);
  /** Opening a dialog dismisses the Undo, which would cover the dialog. */
  const setOpened = (next: Opened | undefined) => {
    if (next) dismiss();
    setOpenedNow(next);
  };
  useEffect(() => {
    const timer = setTimeout(preloadSheets, PRELOAD_MS);
    return () => clearTimeout(timer);
  }, []);

  const show = useCallback(
    (next: Shown) => navigate({ search: addressOf(next, new Date()) }, { preventScrollReset: true }),
    [navigate],
  );
  const done = (what: Undoable) => {
    if (what.text) offer(what);
    revalidate();
  };
  const walkIn = () => setOpened({ kind: 'walk-in', place: undefined });
  const hasGrid = shown.view === 'day' ? !narrow || shown.who !== '' : !narrow && shown.who !== '';
  return (
    <SalonPage
      title="Calendar"
      width="full"
      actions={
        narrow ? (
          <ViewChoice shown={shown} onShow={show} />
        ) : (
          <>
            {MORE.map(({ label, next }) => (
              <Button key={label} onClick={() => setOpened(next)}>
                {label}
              </Button>
            ))}
            <Button variant="contained" startIcon={<UserPlus size={18} aria-hidden />} onClick={walkIn}>
              Walk-in
            </Button>
          </>
        )
      }
    >
      {note}
      <CrowdedNote days={calendar.days} />
      <Toolbar shown={shown} resources={calendar.resources} onShow={show} />
      {narrow && (
        <WhoTabs who={shown.who} resources={calendar.resources} onWho={(who) => show({ ...shown, who })} />
      )}
      <Box
        aria-busy={state === 'loading'}
        sx={{
          transition: 'opacity 150ms ease',
          '&[aria-busy=true]': { opacity: 0.6 },
          pb: { xs: 10, sm: 0 },
        }}
      >
        <Days
          grid={grid}
          calendar={calendar}
          shown={shown}
          narrow={narrow}
          waiting={waiting}
          isDragging={isDragging}
          onDragging={(dragging) => {
            onDragging(dragging);
            if (!dragging) onPutDown();
          }}
          onMove={moveOrTell}
          onOpen={setOpened}
          onShow={show}
        />
      </Box>
      {narrow && <PhoneBar onWalkIn={walkIn} onMore={() => setOpened({ kind: 'more' })} />}
      <OpenedSheet
        opened={opened}
        calendar={calendar}
        shown={shown}
        onOpen={setOpened}
        onMove={move}
        onPickUp={hasGrid && fine ? (key) => setTimeout(() => grid.current?.pickUp(key), 300) : undefined}
        onDone={done}
        onChanged={revalidate}
      />
      <UndoBar offered={offered} onGone={dismiss} above={narrow ? PHONE_BAR_PX : 0} />
    </SalonPage>
  );
};
