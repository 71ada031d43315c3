import { asked, COMMON, idOf, madeOf, pageOf, SHORT, turn } from './asked.ts';
import type { Question } from './lists.ts';
import { SIZES } from './sizes.ts';

const { messages, admins, salons, auditEntries, jobs } = SIZES;
const ADMINS_ACTIONS = ['admin.toggleUser', 'admin.hideReview', 'admin.deleteUser', 'admin.proposeRefund'];
const anAdmin = (n: number): string => idOf(`user ${1 + (n % admins)}`);
const aSalon = (n: number): string => idOf(`salon ${1 + ((n * 37) % salons)}`);
const someDays = (n: number): string => {
  const from = Date.now() - (100 + ((n * 13) % 500)) * 86_400_000;
  const day = (after: number) => new Date(from + after * 86_400_000).toISOString().slice(0, 10);
  return `from=${day(0)}&to=${day(n % 40)}`;
};

/** Queries of reviews, messages, audit, jobs and the dashboard. */
export const moderationQuestions: readonly Question[] = [
  ...asked('Reviews', '/api/admin/reviews', {
    default: '',
    'any page': (n) => `?page=${pageOf(2_000, 20, n)}`,
    shown: '?state=shown',
    'hidden, any page': (n) => `?state=hidden&page=${pageOf(1_000, 20, n)}`,
    'by stars, any page': (n) => `?rating=${1 + (n % 5)}&page=${pageOf(2_000, 20, n)}`,
    'hidden by stars': (n) => `?state=hidden&rating=${1 + (n % 5)}`,
    'of a salon': (n) => `?salonId=${aSalon(n)}`,
    'of a salon by stars': (n) => `?salonId=${aSalon(n)}&rating=${1 + (n % 5)}`,
    'common word': (n) => `?q=${turn(['massage', 'friendly', 'bridal makeup', 'asha'], n)}`,
    'common word by stars, any page': (n) =>
      `?q=${turn(['massage', 'haircut'], n)}&rating=${1 + (n % 5)}&page=${pageOf(1_000, 20, n)}`,
    'rare word': (n) => `?q=${madeOf(String(5_000 * (1 + (n % 60))), 9)}`,
    'one or two letters': (n) => `?q=${turn(SHORT, n)}`,
    'hidden with a common word': (n) => `?state=hidden&q=${turn(['massage', 'friendly'], n)}`,
    'common word of a salon': (n) => `?salonId=${aSalon(n)}&q=${turn(['massage', 'friendly'], n)}`,
    'a word that nobody wrote': (n) => `?q=zq${madeOf(String(n), 6)}`,
  }),
  ...asked('Messages', '/api/admin/messages', {
    default: '',
    'any page': (n) =>
      `?sort=${turn(['createdAt_desc', 'createdAt_asc'], n)}&page=${pageOf(messages * 0.9, 10, n)}`,
    open: '?state=open',
    'each state, oldest first': (n) =>
      `?state=${turn(['open', 'answered', 'closed', 'spam'], n)}&sort=createdAt_asc`,
    'closed, any page': (n) => `?state=closed&page=${pageOf(messages * 0.85, 10, n)}`,
    'a subject, any page': (n) =>
      `?subject=${turn(['support', 'feedback', 'technical'], n)}&page=${pageOf(messages * 0.17, 10, n)}`,
    'closed of a subject, any page': (n) =>
      `?state=closed&subject=${turn(['support', 'technical'], n)}&page=${pageOf(messages * 0.15, 10, n)}`,
    'common word': (n) => `?q=${turn(['charged', 'refund', 'asha'], n)}`,
    'common word, open': (n) => `?state=open&q=${turn(['charged', 'refund'], n)}`,
    'rare word': (n) => `?q=${madeOf(String(1 + 1_000 * (n % 50)), 9)}`,
    ticket: (n) => `?q=SUN-${madeOf(`t${1 + ((n * 7919) % messages)}`, 8)}`,
    'one or two letters': (n) => `?q=${turn(SHORT, n)}`,
    'a word that nobody wrote': (n) => `?q=zq${madeOf(String(n), 6)}`,
  }),
  ...asked('Audit', '/api/admin/audit', {
    default: '',
    'any page': (n) => `?page=${pageOf(10_000, 20, n)}`,
    'an admin': (n) => `?actor=${anAdmin(n)}`,
    'an admin, any page': (n) => `?actor=${idOf('user 1')}&page=${pageOf(10_000, 20, n)}`,
    'an action': (n) => `?action=${turn(ADMINS_ACTIONS, n)}`,
    'a common action, any page': (n) => `?action=salon.updateStatus&page=${pageOf(10_000, 20, n)}`,
    'an admin and an action': (n) => `?actor=${anAdmin(n)}&action=${turn(ADMINS_ACTIONS, n)}`,
    'a salon': (n) => `?salon=${aSalon(n)}`,
    'a salon and an action': (n) =>
      `?salon=${aSalon(n)}&action=${turn(['salon.updateStatus', 'admin.updateSalon'], n)}`,
    'an admin and a salon': (n) => `?actor=${anAdmin(n)}&salon=${aSalon(n)}`,
    'a subject': (n) => `?subject=${idOf(`booking ${1 + ((n * 7919) % auditEntries)}`)}`,
    'some days': (n) => `?${someDays(n)}`,
    'an admin, an action, some days': (n) =>
      `?actor=${anAdmin(n)}&action=${turn(ADMINS_ACTIONS, n)}&${someDays(n)}`,
    'a rare action of old days': (n) => `?action=admin.deleteUser&${someDays(n)}`,
    'an admin by a word': (n) => `?q=${turn(COMMON, n)}`,
    'a salon by a word': (n) => `?q=${turn(['beauty', 'royal', 'lotus'], n)}`,
    'an action by a word': (n) => `?q=${turn(['toggle', 'refund', 'updatestatus'], n)}`,
    'one or two letters': (n) => `?q=${turn(SHORT, n)}`,
    'a word and some days': (n) => `?q=${turn(COMMON, n)}&${someDays(n)}`,
    'a word that nothing has': (n) => `?q=zq${madeOf(String(n), 6)}`,
  }),
  ...asked('Jobs', '/api/admin/jobs', {
    default: '',
    'any page': (n) => `?page=${pageOf(10_000, 20, n)}`,
    waiting: (n) => `?state=waiting&page=${1 + (n % 100)}`,
    retrying: (n) => `?state=retrying&page=${1 + (n % 50)}`,
    'given up': (n) => `?state=given-up&page=${1 + (n % 50)}`,
    'done, any page': (n) => `?state=done&page=${pageOf(jobs * 0.9, 20, n)}`,
    'a kind': (n) => `?kind=${turn(['mail.', 'payment.reconcile', 'refund.'], n)}`,
    'a kind, each state': (n) =>
      `?kind=${turn(['mail.', 'hold.end', 'refund.'], n)}&state=${turn(['done', 'given-up', 'retrying', 'waiting'], n)}`,
    'a kind that is none': '?kind=nothing.like-it',
  }),
  ...asked('Dashboard', '/api/admin', {
    figures: (n) => `/figures?dateRange=${turn(['today', 'week', 'month'], n)}`,
    'figures of a year': '/figures?dateRange=year',
    'what waits': '/attention',
  }),
];
