import { AreaPage } from '@sundara/web/frame';

/** A page of the admin's area: as the owner's pages are, without anything besides. */
export const AdminPage = AreaPage;
