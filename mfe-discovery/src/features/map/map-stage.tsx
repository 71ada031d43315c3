import { type KeyboardEvent, type MouseEvent, useCallback, useEffect, useId, useMemo, useRef } from 'react';
import { project } from './city/projection.ts';
import { wardAt } from './city/ward-at.ts';
import { ATTRIBUTION, Attribution } from './layers/attribution.tsx';
import { Bubbles } from './layers/bubbles.tsx';
import { Ground } from './layers/ground.tsx';
import { Labels, Stations } from './layers/labels.tsx';
import { Origin, ringLetters } from './layers/origin.tsx';
import { Pins } from './layers/pins.tsx';
import { Stems } from './layers/stems.tsx';
import { useOrigin } from './layers/use-origin.ts';
import { FingerHint, MapHelp, SkipMap } from './map-hints.tsx';
import type { SalonMapProps } from './map-props.ts';
import { Stage } from './overlay-look.ts';
import type { LocalityGroup } from './plan/group-localities.ts';
import { isNarrow } from './plan/pin-text.ts';
import { type PlannedPin, planMap } from './plan/plan-map.ts';
import { aroundOf } from './view/home-view.ts';
import { BUTTONS, MapButtons } from './view/map-buttons.tsx';
import { keyActOf, ZOOM_STEP } from './view/map-keys.ts';
import { useMoves } from './view/use-moves.ts';
import { useSize } from './view/use-size.ts';
import { panned, type Size, steppedScale, viewOf } from './view/view.ts';

/** Height of the chosen salon's card, with what is below it. */
const CARD = 200;

/** The boxes over the map's corners. */
const cornersOf = ({ width, height }: Size) => [
  { left: width - BUTTONS.width, right: width, top: 0, bottom: BUTTONS.height },
  { left: width - ATTRIBUTION.width, right: width, top: height - ATTRIBUTION.height, bottom: height },
];

/** What is rendered again while the map moves; its style is on its parent, which is not. */
export const MapStage = ({ salons, localities, slots, looked, chosen, onLook, onChoose }: SalonMapProps) => {
  const { size, isMeasured, measure } = useSize();
  const root = useRef<HTMLElement>(null);
  const [help, end] = [useId(), useId()];
  const { view, hint, moveTo, goHome, zoomBy, reach } = useMoves(root, { salons, localities }, size);

  const scale = steppedScale(view.scale);
  const narrow = isNarrow(size.width);
  const plan = useMemo(() => planMap(salons, localities, scale, narrow), [salons, localities, scale, narrow]);
  const origin = useOrigin(localities);
  const pinOf = (wanted: string | undefined) =>
    plan.pins.find(({ salons }) => salons.some(({ id }) => id === wanted));
  const [chosenPin, lookedPin] = [pinOf(chosen), pinOf(looked[0])];
  const wardPin = lookedPin ?? chosenPin;
  const ward = useMemo(() => wardPin && wardAt(wardPin), [wardPin]);
  // The card covers the map's bottom; its pin must be visible above it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another choice moves the map.
  useEffect(() => {
    if (chosenPin && isMeasured) reach(chosenPin, CARD);
  }, [chosen, isMeasured]);
  const pointer = useRef(false);
  // What is looked at in the list comes into view; a pin under the pointer must not move away from it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another look moves the map.
  useEffect(() => {
    if (lookedPin && !pointer.current) reach(lookedPin, chosen ? CARD : 0);
  }, [looked[0]]);

  const latest = useRef(onChoose);
  latest.current = onChoose;
  const close = useCallback(() => latest.current('salon', ''), []);
  const focusMap = () => root.current?.focus({ preventScroll: true });
  /** The group splits, and its button disappears. */
  const part = (places: readonly Parameters<typeof project>[0][]) => {
    focusMap();
    moveTo((now) => {
      const fitted = viewOf(places.map(project), size, aroundOf(size));
      return { ...fitted, scale: Math.max(fitted.scale, now.scale * ZOOM_STEP) };
    });
  };
  const pressLocalities = ({ localities: [first, ...others] }: LocalityGroup) =>
    others.length > 0 ? part([first, ...others]) : onChoose('locality', first.name);
  const pressSalons = ({ salons: [first, ...others] }: PlannedPin) => {
    if (others.length > 0) {
      // An open card would cover what comes closer.
      if (chosen) close();
      return part([first, ...others].map(({ coordinates }) => coordinates));
    }
    onChoose('salon', first.id === chosen ? '' : first.id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && chosen) {
      root.current?.querySelector<HTMLElement>(`[data-pin~="${CSS.escape(chosen)}"]`)?.focus();
      return onChoose('salon', '');
    }
    const act = keyActOf(event);
    if (!act) return;
    event.preventDefault();
    if (act.act === 'home') return goHome();
    if (act.act === 'zoom') return zoomBy(act.by);
    focusMap();
    moveTo((now) => panned(now, act.by.x, act.by.y));
  };
  const onDoubleClick = ({ target, currentTarget, clientX, clientY }: MouseEvent) => {
    if (!(target instanceof SVGElement)) return;
    const { left, top } = currentTarget.getBoundingClientRect();
    zoomBy(ZOOM_STEP, { x: clientX - left, y: clientY - top });
  };
  const attach = useCallback(
    (element: HTMLElement | null) => {
      root.current = element;
      return measure(element);
    },
    [measure],
  );

  const place = { view, size };
  const standOut = chosen ? [...looked, chosen] : looked;
  const keepOff = [...cornersOf(size), ...(origin ? ringLetters({ at: origin, ...place }) : [])];
  return (
    <Stage
      ref={attach}
      role="group"
      aria-label={`Map of Hyderabad with ${salons.length} ${salons.length === 1 ? 'salon' : 'salons'}`}
      aria-describedby={help}
      tabIndex={0}
      onKeyDown={onKeyDown}
      onDoubleClick={onDoubleClick}
    >
      <MapHelp id={help} />
      <svg className="ground" aria-hidden="true">
        <Ground {...place} ward={ward} />
        {origin && <Origin at={origin} {...place} />}
        <Stations {...place} />
        <Labels labels={plan.labels} scale={plan.scale} {...place} keepOff={keepOff} />
        <Stems pins={plan.pins} looked={standOut} {...place} />
      </svg>
      <SkipMap end={end} />
      <MapButtons onZoom={zoomBy} onHome={goHome} />
      <Pins
        pins={plan.pins}
        slots={slots}
        looked={looked}
        chosen={chosen}
        {...place}
        onPress={pressSalons}
        onClose={close}
        onLook={(seen, byPointer) => {
          pointer.current = byPointer;
          onLook(seen);
        }}
      />
      <Bubbles groups={plan.groups} {...place} onPress={pressLocalities} />
      <Attribution />
      <div id={end} tabIndex={-1} className="map-end" />
      {hint && <FingerHint />}
    </Stage>
  );
};
