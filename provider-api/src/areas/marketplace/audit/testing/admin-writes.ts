import type { Operation } from '@sundara/contracts/api';
import type { Database } from '../../../../platform/database/open-database.ts';
import { outbox } from '../../../../platform/outbox/outbox.tables.ts';
import { services } from '../../salons/salons.tables.ts';

/** The admin's own. */
export const PASSWORD = 'Kettle drum 71';

interface Scene {
  readonly database: Database;
  readonly salonId: string;
}

interface Write {
  readonly path: string;
  readonly body?: unknown;
}

/**
 * How an admin does each write: by what succeeds here, or by the file that does it (its app refuses whatever an admin
 * changes and does not audit: audit/held-to-audit.ts). A write that is in neither table is refused by audit.itest.ts.
 */
export const ADMIN_WRITES: Readonly<Record<string, ((scene: Scene) => Promise<Write>) | string>> = {
  'salon.addService': async ({ salonId }) => ({
    path: `/api/salon/services?salonId=${salonId}`,
    body: { ...SERVICE, name: 'Honey facial' },
  }),
  'salon.updateService': async (scene) => ({
    path: `/api/salon/services/${await putService(scene)}?salonId=${scene.salonId}`,
    body: { price: 900 },
  }),
  'salon.deleteService': async (scene) => ({
    path: `/api/salon/services/${await putService(scene)}?salonId=${scene.salonId}`,
  }),
  'salon.importServices': async ({ salonId }) => ({
    path: `/api/salon/services/bulk-import?salonId=${salonId}`,
    body: [{ ...SERVICE, name: 'Imported facial' }],
  }),
  'admin.retryJob': async ({ database }) => {
    const [job] = await database.db
      .insert(outbox)
      .values({ kind: 'test.none', key: 'audited', payload: {}, attempts: 11, failedAt: new Date() })
      .returning();
    return { path: `/api/admin/jobs/${job?.id}/retry` };
  },
  'auth.updateProfile': async () => ({
    path: '/api/auth/profile',
    body: { name: 'Nila Das', phone: '+91 90000 00002' },
  }),
  'auth.changePassword': async () => ({
    path: '/api/auth/password',
    body: { currentPassword: PASSWORD, newPassword: PASSWORD, confirmPassword: PASSWORD },
  }),
  'auth.confirmSecondFactor': 'second-factor/second-factor.itest.ts',
  'auth.endSecondFactor': 'second-factor/second-factor.itest.ts',
  'salon.subscribe': 'subscriptions/subscriptions.itest.ts',
  'salon.cancelSubscription': 'subscriptions/subscriptions.itest.ts',
  'uploads.upload': 'uploads/salon-uploads.itest.ts',
  'uploads.picture': 'uploads/salon-uploads.itest.ts',
  'uploads.uploadMultiple': 'uploads/salon-uploads.itest.ts',
  'uploads.delete': 'uploads/salon-uploads.itest.ts',
  'uploads.deleteByPost': 'uploads/salon-uploads.itest.ts',
  'admin.retryJobs': 'admin/jobs/jobs.itest.ts',
  'admin.recordPayout': 'statement/statement.itest.ts',
  'admin.createSalon': 'admin/salons/admin-salons.itest.ts',
  'admin.updateSalon': 'admin/salons/admin-salons.itest.ts',
  'admin.toggleSalon': 'admin/salons/admin-salons.itest.ts',
  'admin.deleteSalon': 'admin/salons/admin-salons.itest.ts',
  'admin.approveSalonDeletion': 'admin/salon-deletions/salon-deletions.itest.ts',
  'admin.rejectSalonDeletion': 'admin/salon-deletions/salon-deletions.itest.ts',
  'admin.proposeRefund': 'refunds/refunds-by-hand.itest.ts',
  'admin.approveRefund': 'refunds/refunds-by-hand.itest.ts',
  'admin.rejectRefund': 'refunds/refunds-by-hand.itest.ts',
  'admin.createService': 'central-services/central-services.itest.ts',
  'admin.updateService': 'central-services/central-services.itest.ts',
  'admin.deleteService': 'central-services/central-services.itest.ts',
  'admin.createUser': 'admin/users/users.itest.ts',
  'admin.updateUser': 'admin/users/users.itest.ts',
  'admin.toggleUser': 'admin/users/users.itest.ts',
  'admin.deleteUser': 'admin/users/user-removal.itest.ts',
  'admin.endUserSession': 'admin/users/users.itest.ts',
  'admin.endUserSessions': 'admin/users/users.itest.ts',
  'admin.resolveDispute': 'disputes/dispute-desk.itest.ts',
  'admin.answerDispute': 'disputes/dispute-desk.itest.ts',
  'admin.noteDispute': 'disputes/dispute-desk.itest.ts',
  'admin.hideReview': 'reviews/moderation.itest.ts',
  'admin.showReview': 'reviews/moderation.itest.ts',
  'admin.replyToMessage': 'contact/messages.itest.ts',
  'admin.updateMessage': 'contact/messages.itest.ts',
  'admin.importServices': 'central-services/central-services.itest.ts',
};

const SERVICE = { category: 'Skin Care', price: 500, duration: 30 };

const putService = async ({ database, salonId }: Scene): Promise<string> => {
  const row = { salonId, name: 'Clean-up', category: 'Skin Care', pricePaise: 50_000 };
  const [service] = await database.db.insert(services).values(row).returning({ id: services.id });
  if (!service) throw new Error('The service was not written.');
  return service.id;
};

interface Named {
  readonly name: string;
  readonly method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
}

/**
 * Whatever an admin may change, read from the contract itself. What anybody may ask for is asked by nobody; releases
 * are kept by the registry, whose own signed history says who, when and why.
 */
export const isAdminWrite = (value: unknown): value is Named => {
  if (typeof value !== 'object' || value === null || !('access' in value) || !('method' in value))
    return false;
  const { name, method, access } = value as Operation;
  if (method === 'GET' || name.startsWith('release.')) return false;
  return access === 'signed-in' || (access !== 'public' && access.includes('admin'));
};
