import { Box } from '@sundara/web/core';
import { Check as CheckMark, CircleAlert } from 'lucide-react';
import type { Check } from './draft/check-versions.ts';

/** The contract check's outcome as text; undefined versions can't be checked. */
export const checkLabel = (check: Check | undefined): string => {
  if (!check) return 'Not checked: nobody here knows what this composition holds';
  const { findings, unchecked } = check;
  if (findings.length > 0)
    return findings.length === 1 ? 'One thing doesn’t fit' : `${findings.length} things don’t fit`;
  return unchecked.length > 0
    ? `What is known fits; not checked: ${unchecked.join(', ')}`
    : 'These fit together';
};

/** Whether the chosen releases fit, as icon and text; each misfit with its rule and a remedy. */
export const CheckResult = ({ check }: { check: Check | undefined }) => {
  const findings = check?.findings ?? [];
  const certain = check !== undefined && check.unchecked.length === 0;
  const color = findings.length > 0 ? 'error' : certain ? 'success' : 'warning';
  const Icon = color === 'success' ? CheckMark : CircleAlert;
  return (
    <Box sx={{ borderRadius: 1.5, p: 1.5, color: `${color}.main`, bgcolor: `${color}.light` }}>
      <Box role="status" sx={{ display: 'flex', gap: 1, alignItems: 'center', fontWeight: 600 }}>
        <Icon size={18} aria-hidden />
        {checkLabel(check)}
      </Box>
      {findings.length > 0 && (
        <Box component="ul" sx={{ display: 'grid', gap: 1.5, m: 0, mt: 1.5, p: 0, listStyle: 'none' }}>
          {findings.map(({ release, rule, found, remedy }) => (
            <Box component="li" key={`${release} ${rule} ${found}`} sx={{ overflowWrap: 'anywhere' }}>
              <strong>{release}</strong> · {rule}
              <Box sx={{ color: 'text.primary' }}>Found: {found}.</Box>
              <Box sx={{ color: 'text.primary' }}>What would do: {remedy}.</Box>
            </Box>
          ))}
        </Box>
      )}
    </Box>
  );
};
