import { type KeyboardEvent, type MouseEvent, useCallback, useEffect, useId, useMemo, useRef } from 'react';
import { ATTRIBUTION, Attribution } from './attribution.tsx';
import { Bubbles } from './bubbles.tsx';
import { Ground } from './ground.tsx';
import type { LocalityGroup } from './group-localities.ts';
import { aroundOf } from './home-view.ts';
import { Labels, Stations } from './labels.tsx';
import { BUTTONS, MapButtons } from './map-buttons.tsx';
import { FingerHint, MapHelp, SkipMap } from './map-hints.tsx';
import { keyActOf, ZOOM_STEP } from './map-keys.ts';
import type { SalonMapProps } from './map-props.ts';
import { Origin, ringLetters } from './origin.tsx';
import { Stage } from './overlay-look.ts';
import { Pins } from './pins.tsx';
import { planMap } from './plan-map.ts';
import { project } from './projection.ts';
import { Stems } from './stems.tsx';
import { useMoves } from './use-moves.ts';
import { useOrigin } from './use-origin.ts';
import { useSize } from './use-size.ts';
import { panned, type Size, steppedScale, viewOf } from './view.ts';
import { wardAt } from './ward-at.ts';

/** How high the chosen salon's card stands, with what is below it. */
const CARD = 170;

/** What lies over the map's corners. */
const cornersOf = ({ width, height }: Size) => [
  { left: width - BUTTONS.width, right: width, top: 0, bottom: BUTTONS.height },
  { left: width - ATTRIBUTION.width, right: width, top: height - ATTRIBUTION.height, bottom: height },
];

/** What is drawn anew while the map moves; its look is its parent's, which is not. */
export const MapStage = ({ salons, localities, marks, chosen, onChoose }: SalonMapProps) => {
  const { size, isMeasured, measure } = useSize();
  const root = useRef<HTMLElement>(null);
  const [help, end] = [useId(), useId()];
  const { view, hint, moveTo, goHome, zoomBy, reach } = useMoves(root, { salons, localities }, size);

  const scale = steppedScale(view.scale);
  const plan = useMemo(() => planMap(salons, localities, scale), [salons, localities, scale]);
  const origin = useOrigin(localities);
  const chosenPin = plan.pins.find(({ salon }) => salon.id === chosen);
  const ward = useMemo(() => chosenPin && wardAt(chosenPin), [chosenPin]);
  // The card lies over the map's foot; what it tells of is to be seen above it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another choice moves the map.
  useEffect(() => {
    if (chosenPin && isMeasured) reach(chosenPin, CARD);
  }, [chosen, isMeasured]);

  const latest = useRef(onChoose);
  latest.current = onChoose;
  const chooseSalon = useCallback((id: string) => latest.current('salon', id), []);
  const focusMap = () => root.current?.focus({ preventScroll: true });
  const press = ({ localities: [first, ...others] }: LocalityGroup) => {
    if (others.length === 0) return onChoose('locality', first.name);
    // The group parts, and its button with it.
    focusMap();
    moveTo((now) => {
      const fitted = viewOf([first, ...others].map(project), size, aroundOf(size));
      return { ...fitted, scale: Math.max(fitted.scale, now.scale * ZOOM_STEP) };
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && chosen) {
      root.current?.querySelector<HTMLElement>(`[data-pin="${CSS.escape(chosen)}"]`)?.focus();
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
        <Stems pins={plan.pins} chosen={chosen} {...place} />
      </svg>
      <SkipMap end={end} />
      <MapButtons onZoom={zoomBy} onHome={goHome} />
      <Pins
        pins={plan.pins}
        marks={marks}
        chosen={chosen}
        {...place}
        onChoose={chooseSalon}
        onReach={(pin) => reach(pin, 0)}
      />
      <Bubbles groups={plan.groups} {...place} onPress={press} />
      <Attribution />
      <div id={end} tabIndex={-1} className="map-end" />
      {hint && <FingerHint />}
    </Stage>
  );
};
