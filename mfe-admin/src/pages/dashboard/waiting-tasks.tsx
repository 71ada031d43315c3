import { formatDayAndClock } from '@sundara/contracts';
import {
  BriefcaseBusiness,
  Hourglass,
  Inbox,
  IndianRupee,
  MessageSquare,
  Rocket,
  Scale,
  Undo2,
} from 'lucide-react';
import type { ReactElement } from 'react';
import type { Attention } from './dashboard.loader.ts';

/** One kind of work that an admin may have, with how much of it there is. */
export interface Task {
  readonly label: string;
  /** The list of just what is counted. */
  readonly to: string;
  readonly count: number;
  readonly hint: string;
  /** Something in it is past its time. */
  readonly late?: string | undefined;
  readonly icon: ReactElement;
}

const figure = new Intl.NumberFormat('en-IN');
const ICON = { size: 18 } as const;

const refundsText = (count: number): string =>
  `${figure.format(count)} ${count === 1 ? 'refund' : 'refunds'} on their way for over 7 days`;

const disputesOf = ({ fresh, overdue, old, nextDue }: Attention['disputes'], now: Date): Task => {
  const due = nextDue ? new Date(nextDue) : undefined;
  const ages = `${fresh} under 48 h, ${overdue} over 48 h, ${old} over 30 days`;
  return {
    ...{ label: 'Open disputes', to: '/admin/disputes', count: fresh + overdue + old },
    hint: due && due >= now ? `First one due ${formatDayAndClock(due)}; ${ages}` : ages,
    late: due && due < now ? `Overdue since ${formatDayAndClock(due)}` : undefined,
    icon: <Scale {...ICON} />,
  };
};

const paymentsOf = ({ toLookAt, lateRefunds }: Attention['payments']): Task => ({
  ...{ label: 'Payments to look at', to: '/admin/refunds?tab=look', count: toLookAt },
  hint: 'Refused, paid twice, or not settled',
  late: lateRefunds > 0 ? refundsText(lateRefunds) : undefined,
  icon: <IndianRupee {...ICON} />,
});

/**
 * All kinds of work, those that somebody outside waits for first.
 * @param unfit how many releases do not fit; undefined if that could not be read
 */
export const tasksOf = (attention: Attention, unfit: number | undefined, now: Date): readonly Task[] => [
  {
    ...{ label: 'Applications', to: '/admin/applications', count: attention.applications ?? 0 },
    hint: 'Salons that ask to be listed',
    icon: <Inbox {...ICON} />,
  },
  disputesOf(attention.disputes, now),
  paymentsOf(attention.payments),
  {
    ...{ label: 'Refunds to approve', to: '/admin/refunds', count: attention.proposals ?? 0 },
    hint: 'Another admin than who proposed it must agree',
    icon: <Undo2 {...ICON} />,
  },
  {
    ...{ label: 'Messages to answer', to: '/admin/messages?state=open', count: attention.messages ?? 0 },
    hint: 'From the contact page',
    icon: <MessageSquare {...ICON} />,
  },
  ...(unfit === undefined
    ? []
    : [
        {
          ...{ label: 'Releases to look at', to: '/admin/releases', count: unfit },
          hint: 'Withdrawn, not served everywhere, or not fitting what is next',
          icon: <Rocket {...ICON} />,
        },
      ]),
  {
    ...{ label: 'Failed jobs', to: '/admin/jobs?state=given-up', count: attention.jobs.givenUp },
    hint:
      attention.jobs.retrying > 0
        ? `${figure.format(attention.jobs.retrying)} more being tried again`
        : 'None is being tried again',
    icon: <BriefcaseBusiness {...ICON} />,
  },
  {
    ...{ label: 'Pending salons', to: '/admin/salons?status=pending', count: attention.salons.pending },
    hint: `${figure.format(attention.salons.active)} of ${figure.format(attention.salons.total)} are shown`,
    icon: <Hourglass {...ICON} />,
  },
];
