import { Box, visuallyHidden } from '@sundara/web/core';
import { type KeyboardEvent, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { ATTRIBUTION, Attribution } from './attribution.tsx';
import { Bubbles } from './bubbles.tsx';
import { Ground } from './ground.tsx';
import type { LocalityGroup } from './group-localities.ts';
import { aroundOf, homeView } from './home-view.ts';
import { Labels, Stations } from './labels.tsx';
import { BUTTONS, MapButtons } from './map-buttons.tsx';
import { keyActOf, ZOOM_STEP } from './map-keys.ts';
import { MapLook } from './map-look.ts';
import type { SalonMapProps } from './map-props.ts';
import { Origin, ringLetters } from './origin.tsx';
import { Pins } from './pins.tsx';
import { type PlannedPin, planMap } from './plan-map.ts';
import { project } from './projection.ts';
import { SkipMap } from './skip-map.tsx';
import { Stems } from './stems.tsx';
import { useGestures } from './use-gestures.ts';
import { useOrigin } from './use-origin.ts';
import { useSize } from './use-size.ts';
import { useView } from './use-view.ts';
import { panned, steppedScale, toScreen, viewOf, zoomed } from './view.ts';
import { wardAt } from './ward-at.ts';

const HINT_MS = 1600;
/** A pin this close to the map's edge is moved into sight. */
const EDGE = 30;
/** How high the chosen salon's card stands, with what is below it. */
const CARD = 170;

/** The city's wards with the page's salons, and how many salons each locality has. */
export const SalonMap = ({ salons, localities, marks, chosen, onChoose }: SalonMapProps) => {
  const { size, measure } = useSize();
  const root = useRef<HTMLDivElement>(null);
  const help = useId();
  const home = useMemo(() => homeView({ salons, localities }, size), [salons, localities, size]);
  const { view, follow, moveTo, goHome } = useView(size, home);
  const middle = { x: size.width / 2, y: size.height / 2 };

  const [hint, setHint] = useState(false);
  useEffect(() => {
    if (!hint) return;
    const timer = setTimeout(() => setHint(false), HINT_MS);
    return () => clearTimeout(timer);
  }, [hint]);
  useGestures(root, {
    onPan: (x, y) => follow((now) => panned(now, x, y)),
    onZoom: (factor, at) => follow((now) => zoomed(now, factor, at, size)),
    onOneFinger: () => setHint(true),
  });

  // Another page of the list, another filter: the map shows what the list shows.
  const shown = salons.map(({ id }) => id).join();
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    goHome();
  }, [shown, goHome]);

  const scale = steppedScale(view.scale);
  const plan = useMemo(() => planMap(salons, localities, scale), [salons, localities, scale]);
  const origin = useOrigin(localities);
  const chosenSalon = salons.find(({ id }) => id === chosen);
  const ward = useMemo(() => chosenSalon && wardAt(project(chosenSalon.coordinates)), [chosenSalon]);

  const zoomBy = (factor: number) => moveTo((now) => zoomed(now, factor, middle, size));
  const reach = useCallback(
    (pin: PlannedPin, foot: number) =>
      moveTo((now) => {
        const at = toScreen(pin, now, size);
        const [x, y] = [at.x + pin.head.x, at.y + pin.head.y];
        if (x > EDGE && y > EDGE && x < size.width - EDGE && y < size.height - foot - EDGE) return now;
        return panned(now, size.width / 2 - x, (size.height - foot) / 2 - y);
      }),
    [moveTo, size],
  );
  // The card lies over the map's foot; what it tells of is to be seen above it.
  const chosenPin = plan.pins.find(({ salon }) => salon.id === chosen);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another choice moves the map.
  useEffect(() => {
    if (chosenPin) reach(chosenPin, CARD);
  }, [chosen]);
  const press = ({ localities: [first, ...others] }: LocalityGroup) => {
    if (others.length === 0) return onChoose('locality', first.name);
    // The group parts, and its button with it.
    root.current?.focus({ preventScroll: true });
    const corners = [first, ...others].map(project);
    moveTo((now) => {
      const fitted = viewOf(corners, size, aroundOf(size));
      return { ...fitted, scale: Math.max(fitted.scale, now.scale * ZOOM_STEP) };
    });
  };

  const keepOff = [
    { left: size.width - BUTTONS.width, right: size.width, top: 0, bottom: BUTTONS.height },
    {
      left: size.width - ATTRIBUTION.width,
      right: size.width,
      top: size.height - ATTRIBUTION.height,
      bottom: size.height,
    },
    ...(origin ? ringLetters({ at: origin, view, size }) : []),
  ];

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && chosenSalon) {
      root.current?.querySelector<HTMLElement>(`[data-pin="${CSS.escape(chosenSalon.id)}"]`)?.focus();
      return onChoose('salon', '');
    }
    const act = keyActOf(event);
    if (!act) return;
    event.preventDefault();
    if (act.act === 'home') return goHome();
    if (act.act === 'zoom') return zoomBy(act.by);
    root.current?.focus({ preventScroll: true });
    moveTo((now) => panned(now, act.by.x, act.by.y));
  };

  const attach = useCallback(
    (element: HTMLDivElement | null) => {
      root.current = element;
      return measure(element);
    },
    [measure],
  );

  return (
    <MapLook
      ref={attach}
      role="group"
      aria-label={`Map of Hyderabad with ${salons.length} ${salons.length === 1 ? 'salon' : 'salons'}`}
      aria-describedby={help}
      tabIndex={0}
      onKeyDown={onKeyDown}
      onDoubleClick={(event) => {
        if (!(event.target instanceof SVGElement)) return;
        const { left, top } = event.currentTarget.getBoundingClientRect();
        const at = { x: event.clientX - left, y: event.clientY - top };
        moveTo((now) => zoomed(now, ZOOM_STEP, at, size));
      }}
      sx={{
        touchAction: 'pan-x pan-y',
        cursor: 'grab',
        '&:active': { cursor: 'grabbing' },
        '&:focus-visible': { outlineOffset: -3 },
      }}
    >
      <Box id={help} sx={visuallyHidden}>
        The list has the same salons. Arrow keys move the map, plus and minus bring it closer or further, 0
        shows all salons of the list.
      </Box>
      <svg className="ground" aria-hidden="true">
        <Ground view={view} size={size} ward={ward} />
        {origin && <Origin at={origin} view={view} size={size} />}
        <Stations view={view} size={size} />
        <Labels labels={plan.labels} scale={plan.scale} view={view} size={size} keepOff={keepOff} />
        <Stems pins={plan.pins} chosen={chosen} view={view} size={size} />
      </svg>
      <SkipMap>
        <MapButtons
          onCloser={() => zoomBy(ZOOM_STEP)}
          onFurther={() => zoomBy(1 / ZOOM_STEP)}
          onHome={goHome}
        />
        <Pins
          pins={plan.pins}
          marks={marks}
          chosen={chosen}
          view={view}
          size={size}
          onChoose={(id) => onChoose('salon', id)}
          onReach={(pin) => reach(pin, 0)}
        />
        <Bubbles groups={plan.groups} view={view} size={size} onPress={press} />
        <Attribution />
      </SkipMap>
      {hint && <Hint>Use two fingers to move the map</Hint>}
    </MapLook>
  );
};

const Hint = ({ children }: { readonly children: string }) => (
  <Box
    aria-hidden
    sx={{
      position: 'absolute',
      zIndex: 7,
      inset: 'auto 12px 50%',
      mx: 'auto',
      width: 'fit-content',
      px: 2,
      py: 1,
      borderRadius: 999,
      bgcolor: 'text.primary',
      color: 'background.default',
      fontWeight: 600,
      fontSize: '0.9rem',
      pointerEvents: 'none',
    }}
  >
    {children}
  </Box>
);
