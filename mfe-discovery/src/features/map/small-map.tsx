import { Box } from '@sundara/web/core';
import { TrainFront } from 'lucide-react';
import { formatDistance } from '../place/distance.ts';
import { stations, wards } from './city/city.ts';
import { nearestStation } from './city/nearest-station.ts';
import { type MapPoint, project } from './city/projection.ts';
import { wardAt } from './city/ward-at.ts';
import { ATTRIBUTION, Attribution } from './layers/attribution.tsx';
import { Ground } from './layers/ground.tsx';
import { Labels, Stations } from './layers/labels.tsx';
import { MapLook } from './map-look.ts';
import type { SmallMapProps } from './map-props.ts';
import { placeLabels } from './plan/place-labels.ts';
import { useSize } from './view/use-size.ts';
import { panned, type Size, toScreen, type View, viewOf } from './view/view.ts';

/** A station further away than this is not worth showing. */
const FAR_KM = 15;
/** At least this much of the city is visible around the salon, in units. */
const SURROUNDINGS = 70;
const PIN = 'M0 0C-5-9-13-14-13-23a13 13 0 1 1 26 0C13-14 5-9 0 0z';

/** The boxes of the text on the metro and of the attribution. */
const overMap = ({ width, height }: Size) => [
  { left: 0, right: Math.min(width, 320), top: 0, bottom: 54 },
  { left: width - ATTRIBUTION.width, right: width, top: height - ATTRIBUTION.height, bottom: height },
];

/** Space for the text on the metro above and the attribution below, with the pin's own height. */
const [ABOVE, BELOW, AROUND] = [92, 34, 24];

/** The view of points, clear of what is written over the map. */
const clearView = (points: readonly MapPoint[], { width, height }: Size): View => {
  const clear = { width, height: Math.max(1, height - ABOVE - BELOW) };
  return panned(viewOf(points, clear, AROUND), 0, (ABOVE - BELOW) / 2);
};

const namesAround = (point: MapPoint, next: string, scale: number) => {
  const at = ({ x, y }: MapPoint): MapPoint => ({ x: x * scale, y: y * scale });
  const pin = at(point);
  const pinBox = { left: pin.x - 16, right: pin.x + 16, top: pin.y - 40, bottom: pin.y + 4 };
  const nextFirst = [...stations].sort((a, b) => Number(b.name === next) - Number(a.name === next));
  return placeLabels(
    [
      ...nextFirst.map(({ name, ...place }) => ({
        kind: 'station' as const,
        text: name,
        at: at(place),
        gap: 8,
      })),
      ...wards.map(({ name, ...place }) => ({ kind: 'ward' as const, text: name, at: at(place), gap: 0 })),
    ],
    [pinBox],
  );
};

/** One salon's place in the city: its ward, and the nearest metro station. */
export const SmallMap = ({ name, coordinates }: SmallMapProps) => {
  const { size, measure } = useSize();
  const point = project(coordinates);
  const { station, km } = nearestStation(point);
  const isNear = km <= FAR_KM;
  const ward = wardAt(point);
  const corners = [-SURROUNDINGS, SURROUNDINGS].map((by) => ({ x: point.x + by, y: point.y + by }));
  const view = clearView(isNear ? [...corners, station] : corners, size);
  const at = toScreen(point, view, size);
  const to = toScreen(station, view, size);
  return (
    <MapLook ref={measure}>
      <svg
        className="ground"
        role="img"
        aria-label={`${name} on a map of Hyderabad${ward ? `, in the ward ${ward.name}` : ''}`}
      >
        <Ground view={view} size={size} ward={ward} />
        {isNear && (
          <path
            className="way"
            d={`M${at.x.toFixed(1)} ${at.y.toFixed(1)}L${to.x.toFixed(1)} ${to.y.toFixed(1)}`}
          />
        )}
        <Stations view={view} size={size} />
        <Labels
          labels={namesAround(point, station.name, view.scale)}
          scale={view.scale}
          view={view}
          size={size}
          keepOff={overMap(size)}
        />
        <g className="pin" transform={`translate(${at.x.toFixed(1)} ${at.y.toFixed(1)})`}>
          <path d={PIN} />
          <circle cy={-23} r={4.5} />
        </g>
      </svg>
      {isNear && (
        <Box
          sx={{
            position: 'absolute',
            top: 12,
            left: 12,
            maxWidth: 'calc(100% - 24px)',
            display: 'flex',
            alignItems: 'center',
            gap: 1,
            px: 1.5,
            py: 0.75,
            borderRadius: 999,
            bgcolor: 'background.paper',
            border: 1,
            borderColor: 'divider',
            boxShadow: '0 4px 16px rgb(42 28 20 / 12%)',
            fontSize: '0.9rem',
            fontWeight: 600,
            userSelect: 'text',
          }}
        >
          <Box component={TrainFront} size={16} aria-hidden sx={{ flexShrink: 0, color: 'primary.main' }} />
          {station.name} metro, {formatDistance(km)}
        </Box>
      )}
      <Attribution />
    </MapLook>
  );
};
