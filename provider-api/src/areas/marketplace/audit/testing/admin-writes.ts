import type { Operation } from '@sundara/contracts/api';
import type { Database } from '../../../../platform/database/open-database.ts';
import { outbox } from '../../../../platform/outbox/outbox.tables.ts';
import { services } from '../../salons/salons.tables.ts';

/** The admin's password. */
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
 * How an admin does each write: a call that succeeds here, or the name of the test file that does it (its app refuses
 * unaudited admin writes: platform/http/audit-guard.ts). audit.itest.ts refuses a write that is in neither table.
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
  'auth.confirmSecondFactor': 'identity/second-factor/second-factor.itest.ts',
  'auth.endSecondFactor': 'identity/second-factor/second-factor.itest.ts',
  'salon.subscribe': 'money/subscriptions/subscriptions.itest.ts',
  'salon.cancelSubscription': 'money/subscriptions/subscriptions.itest.ts',
  'uploads.upload': 'marketplace/uploads/salon-uploads.itest.ts',
  'uploads.picture': 'marketplace/uploads/salon-uploads.itest.ts',
  'uploads.uploadMultiple': 'marketplace/uploads/salon-uploads.itest.ts',
  'uploads.delete': 'marketplace/uploads/upload-names.itest.ts',
  'uploads.deleteByPost': 'marketplace/uploads/upload-names.itest.ts',
  'admin.retryJobs': 'back-office/jobs/jobs.itest.ts',
  'admin.recordPayout': 'money/payouts/statement.itest.ts',
  'admin.createSalon': 'back-office/admin-salons/admin-salons.itest.ts',
  'admin.updateSalon': 'back-office/admin-salons/admin-salons.itest.ts',
  'admin.toggleSalon': 'back-office/admin-salons/admin-salons.itest.ts',
  'admin.deleteSalon': 'back-office/admin-salons/admin-salons.itest.ts',
  'admin.approveSalonDeletion': 'back-office/approvals/salon-deletions.itest.ts',
  'admin.rejectSalonDeletion': 'back-office/approvals/salon-deletions.itest.ts',
  'admin.proposeRefund': 'back-office/approvals/refunds-by-hand.itest.ts',
  'admin.approveRefund': 'back-office/approvals/refunds-by-hand.itest.ts',
  'admin.rejectRefund': 'back-office/approvals/refunds-by-hand.itest.ts',
  'admin.createService': 'marketplace/central-services/central-services.itest.ts',
  'admin.updateService': 'marketplace/central-services/central-services.itest.ts',
  'admin.deleteService': 'marketplace/central-services/central-services.itest.ts',
  'admin.approveApplication': 'back-office/applications/admin-applications.itest.ts',
  'admin.declineApplication': 'back-office/applications/admin-applications.itest.ts',
  'admin.createUser': 'back-office/users/users.itest.ts',
  'admin.updateUser': 'back-office/users/users.itest.ts',
  'admin.toggleUser': 'back-office/users/users.itest.ts',
  'admin.deleteUser': 'back-office/users/user-removal.itest.ts',
  'admin.endUserSession': 'back-office/users/users.itest.ts',
  'admin.endUserSessions': 'back-office/users/users.itest.ts',
  'admin.resolveDispute': 'back-office/disputes/admin-disputes.itest.ts',
  'admin.answerDispute': 'back-office/disputes/admin-disputes.itest.ts',
  'admin.noteDispute': 'back-office/disputes/admin-disputes.itest.ts',
  'admin.hideReview': 'customer/reviews/moderation.itest.ts',
  'admin.showReview': 'customer/reviews/moderation.itest.ts',
  'admin.replyToMessage': 'back-office/contact/messages.itest.ts',
  'admin.updateMessage': 'back-office/contact/messages.itest.ts',
  'admin.importServices': 'marketplace/central-services/central-services.itest.ts',
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
 * Whether an admin may change something by this operation of the contract. Public operations have no known caller;
 * releases are recorded by the registry, whose own signed history says who, when and why.
 */
export const isAdminWrite = (value: unknown): value is Named => {
  if (typeof value !== 'object' || value === null || !('access' in value) || !('method' in value))
    return false;
  const { name, method, access } = value as Operation;
  if (method === 'GET' || name.startsWith('release.')) return false;
  return access === 'signed-in' || (access !== 'public' && access.includes('admin'));
};
