import type { ErrorCode } from '@sundara/contracts';
import type { Result } from '@sundara/contracts/federation';
import { useLoaderData } from '@sundara/web/router';
import type { ComponentType } from 'react';
import { NoSalonPage } from './no-salon-page.tsx';

const MISSING: ErrorCode = 'SALON_MISSING';

const isResult = (value: unknown): value is Result<unknown> =>
  typeof value === 'object' && value !== null && 'ok' in value;

const tellsOfNone = (value: unknown): boolean =>
  isResult(value) && !value.ok && value.failure.kind === 'rejected' && value.failure.code === MISSING;

/**
 * A page of the owner's area, or one calm page instead if no salon belongs to the account: each call would fail, and
 * none would help.
 * @param Page its loader returns a Result, or an object of Results
 * @example export const Component = ownersPage(DashboardPage);
 */
export const ownersPage = (Page: ComponentType): ComponentType => {
  const OwnersPage = () => {
    const data = useLoaderData<unknown>();
    const parts = typeof data === 'object' && data !== null ? Object.values(data) : [];
    return [data, ...parts].some(tellsOfNone) ? <NoSalonPage /> : <Page />;
  };
  return OwnersPage;
};
