import type { AdminSalon } from '@sundara/contracts/api';
import { answered, fakeProvider, fakeShell, openRoute } from '@sundara/web/testing';
import * as salons from '../expose/routes/salons.expose.tsx';
import { aSalon } from './salon.builder.ts';

/** One page of the list; if there are several, each has ten salons. */
export const listed = (rows: readonly AdminSalon[], page = 1, pages = 1) => {
  const total = pages === 1 ? rows.length : pages * 10;
  const pagination = {
    totalCount: total,
    totalPages: pages,
    currentPage: page,
    page,
    limit: 10,
    total,
    pages,
  };
  return answered({ salons: rows, data: rows, counts: { total: 1280, active: 118, pending: 2 }, pagination });
};

/** Opens the admin's salons: Marigold Room and Lotus, unless `answers` say otherwise. `said`: the texts of toasts. */
export const openSalons = (answers: Parameters<typeof fakeProvider>[0] = {}, query = '') => {
  const rows = [aSalon('Marigold Room'), aSalon('Lotus')];
  const { http, urls, sent } = fakeProvider({ 'admin.salons': [listed(rows)], ...answers });
  const said: string[] = [];
  const say = (text: string) => void said.push(text);
  const shell = fakeShell({ http, notify: { success: say, error: say, info: say } });
  return { urls, sent, said, router: openRoute(salons, shell, `/admin/salons${query}`) };
};
