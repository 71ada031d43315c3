import { Box } from '@sundara/web/core';

/** A field that no person reaches, by eye, key or screen reader: only a machine fills it in (resolutions S19). */
export const Trap = () => (
  <Box aria-hidden sx={{ position: 'absolute', left: -9999, width: 1, height: 1, overflow: 'hidden' }}>
    <label>
      Leave this empty
      <input type="text" name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
    </label>
  </Box>
);
