import { reverseGeocode } from '@sundara/contracts/api';
import { wordsOf } from '@sundara/contracts/federation';
import { useShell } from '@sundara/web/core';
import type { Form } from '@sundara/web/fields';
import { useState } from 'react';

const FAILED = 'Failed to fetch address information';
const POSITION_LIMIT_MS = 10_000;

const isNumber = (text: string): boolean => text.trim() !== '' && Number.isFinite(Number(text));

/** Fills in the address for the coordinates, and the coordinates of the device, in a form with `salonFields`. */
export const usePlace = ({ values, edit }: Form) => {
  const { http, notify } = useShell();
  const [busy, setBusy] = useState<'address' | 'position'>();
  const [trouble, setTrouble] = useState<string>();
  const at = { latitude: String(values.latitude), longitude: String(values.longitude) };
  const isReady = isNumber(at.latitude) && isNumber(at.longitude);

  const fetchAddress = async ({ latitude, longitude } = at) => {
    if (!isNumber(latitude) || !isNumber(longitude)) {
      notify.error('Please enter both latitude and longitude');
      return;
    }
    setBusy('address');
    setTrouble(undefined);
    const answer = await http.call(reverseGeocode, {
      query: { latitude: Number(latitude), longitude: Number(longitude) },
    });
    setBusy(undefined);
    if (!answer.ok) {
      const words = wordsOf(answer.failure, FAILED);
      setTrouble(words);
      notify.error(words);
      return;
    }
    const { area, sublocality, city, state, postalCode } = answer.data.address;
    // Fields without a result keep their values.
    edit({
      ...(area && { area }),
      ...(sublocality && { sublocality }),
      ...(city && { city }),
      ...(state && { state }),
      ...(postalCode && { postalCode }),
    });
    notify.success('Area and sublocality details fetched successfully');
  };

  const takePosition = () => {
    setBusy('position');
    setTrouble(undefined);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const [latitude, longitude] = [coords.latitude.toFixed(6), coords.longitude.toFixed(6)];
        edit({ latitude, longitude });
        fetchAddress({ latitude, longitude });
      },
      () => {
        setBusy(undefined);
        setTrouble('Your position could not be found. Allow it in the browser, or type the coordinates.');
      },
      { enableHighAccuracy: true, timeout: POSITION_LIMIT_MS },
    );
  };
  return { busy, trouble, isReady, fetchAddress: () => fetchAddress(), takePosition };
};
