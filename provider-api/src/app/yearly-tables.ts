import type { YearlyTable } from '../platform/financial-years/yearly-table.ts';

/**
 * The tables that are partitioned by financial year. Books are kept for eight years after their own (Companies Act,
 * section 128), and so is what happened to a booking; of the audit nothing is dropped by itself (decision 105).
 */
export const YEARLY_TABLES: readonly YearlyTable[] = [
  { name: 'booking_events', keptYears: 8 },
  { name: 'audit_entries' },
];
