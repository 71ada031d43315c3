import { salonDetail } from '@sundara/contracts/api';
import { AppLink, Box, useShell } from '@sundara/web/core';
import { useEffect, useState } from 'react';

/** Which salon an admin keeps the services of, and the way to another (resolutions R4). */
export const SalonLead = ({ salonId }: { readonly salonId: string }) => {
  const { http } = useShell();
  const [name, setName] = useState<string>();
  useEffect(() => {
    const stop = new AbortController();
    http.call(salonDetail, { params: { id: salonId } }, { signal: stop.signal }).then((answer) => {
      if (stop.signal.aborted) return;
      if (answer.ok) setName(answer.data.salon.name);
      else if (answer.failure.kind === 'rejected' && answer.failure.code === 'NOT_FOUND')
        setName('A salon that visitors do not see');
    });
    return () => stop.abort();
  }, [http, salonId]);
  return (
    <>
      {name && (
        <Box component="strong" sx={{ color: 'text.primary', overflowWrap: 'anywhere' }}>
          {name}
        </Box>
      )}
      {name && ' · '}
      <AppLink to="/salon/services">Choose another salon</AppLink>
    </>
  );
};
