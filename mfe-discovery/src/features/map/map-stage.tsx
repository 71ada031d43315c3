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
import { planMap } from './plan/plan-map.ts';
import { aroundOf } from './view/home-view.ts';
import { BUTTONS, MapButtons } from './view/map-buttons.tsx';
import { keyActOf, ZOOM_STEP } from './view/map-keys.ts';
import { useMoves } from './view/use-moves.ts';
import { useSize } from './view/use-size.ts';
import { panned, type Size, steppedScale, viewOf } from './view/view.ts';

/** Height of the chosen salon's card, with what is below it. */
const CARD = 170;

/** The boxes over the map's corners. */
const cornersOf = ({ width, height }: Size) => [
  { left: width - BUTTONS.width, right: width, top: 0, bottom: BUTTONS.height },
  { left: width - ATTRIBUTION.width, right: width, top: height - ATTRIBUTION.height, bottom: height },
];

/** What is rendered again while the map moves; its style is on its parent, which is not. */
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
  // The card covers the map's bottom; its pin must be visible above it.
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
    // The group splits, and its button disappears.
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
