import { formatDayAndClock } from '@sundara/contracts';
import { LOAD_STEPS } from '@sundara/contracts/federation';
import { Box } from '@sundara/web/core';
import type { ExposeReport } from '../../federation/state/remote-reports.ts';
import { took } from './load-line.tsx';
import type { Part } from './part.ts';

const Steps = ({ steps }: Pick<ExposeReport, 'steps'>) => {
  const known = LOAD_STEPS.flatMap((step) => {
    const ms = steps[step];
    return ms === undefined ? [] : [{ step, ms }];
  });
  const longest = Math.max(1, ...known.map(({ ms }) => ms));
  return (
    <Box
      component="dl"
      sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr auto', columnGap: 1.5, rowGap: 0.25, m: 0 }}
    >
      {known.map(({ step, ms }) => (
        <Box key={step} sx={{ display: 'contents' }}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {step}
          </Box>
          <Box aria-hidden sx={{ alignSelf: 'center', height: 6 }}>
            <Box
              sx={{ height: '100%', borderRadius: 3, bgcolor: 'primary.light' }}
              style={{ width: `${Math.max(1, (ms / longest) * 100)}%` }}
            />
          </Box>
          <Box component="dd" sx={{ m: 0, textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}>
            {took(ms)}
          </Box>
        </Box>
      ))}
    </Box>
  );
};

const Trouble = ({ children }: { children: string }) => (
  <Box sx={{ color: 'error.main', overflowWrap: 'anywhere' }}>{children}</Box>
);

/** Each load of a part with its steps, its failed attempts, and its quarantined versions. */
export const LoadDetails = ({ part: { title, exposes, renderError, quarantine } }: { part: Part }) => {
  if (exposes.length === 0 && quarantine.length === 0) return null;
  return (
    <Box
      component="section"
      aria-label={`How ${title} was loaded`}
      sx={{ display: 'grid', gap: 1.5, fontSize: '0.83rem' }}
    >
      {exposes.map(({ expose, tookMs, steps, attempts }) => (
        <Box key={expose} sx={{ display: 'grid', gap: 0.5 }}>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
            <strong>{expose}</strong>
            {tookMs !== undefined && <span>{took(tookMs)} in all</span>}
          </Box>
          {attempts.map(
            ({ version, failure }, index) =>
              failure && (
                // biome-ignore lint/suspicious/noArrayIndexKey: attempts are only ever added at the end.
                <Trouble key={index}>
                  {`${version ?? 'No version'} failed at ${failure.step} (${failure.reason}): ${failure.detail}`}
                </Trouble>
              ),
          )}
          <Steps steps={steps} />
        </Box>
      ))}
      {renderError && <Trouble>{`It threw: ${renderError}`}</Trouble>}
      {quarantine.map(({ version, entry, reason, until }) => (
        <Box key={entry} sx={{ color: 'warning.main' }}>
          {version} is not tried first in this browser until {formatDayAndClock(new Date(until))} ({reason}).
        </Box>
      ))}
    </Box>
  );
};
