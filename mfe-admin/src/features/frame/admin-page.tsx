import { AreaPage } from '@sundara/web/frame';

/** A page of the admin's area: like the owner's pages, without additions. */
export const AdminPage = AreaPage;
