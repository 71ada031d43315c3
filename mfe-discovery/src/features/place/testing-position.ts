const stub = (getCurrentPosition: Geolocation['getCurrentPosition']) => {
  const ask = jest.fn(getCurrentPosition);
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: { getCurrentPosition: ask },
  });
  return ask;
};

/** A browser that returns a position. */
export const answerPosition = (latitude: number, longitude: number) =>
  stub((found) => {
    const coords = {
      latitude,
      longitude,
      accuracy: 20,
      altitude: null,
      altitudeAccuracy: null,
      heading: null,
      speed: null,
    };
    found({ timestamp: 0, coords: { ...coords, toJSON: () => coords }, toJSON: () => coords });
  });

/** A browser that returns no position, by the code of a GeolocationPositionError. */
export const refusePosition = (code: number) =>
  stub((_found, failed) =>
    failed?.({ code, message: '', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 }),
  );
