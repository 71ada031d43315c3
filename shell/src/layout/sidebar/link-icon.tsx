import {
  BookUser,
  CalendarDays,
  CalendarRange,
  ChartNoAxesColumn,
  Dot,
  Inbox,
  ListChecks,
  MessageSquare,
  ReceiptIndianRupee,
  Rocket,
  Scale,
  Scissors,
  ScrollText,
  Settings,
  Star,
  Store,
  Undo2,
  UserRoundCheck,
  Users,
} from 'lucide-react';

const ICONS = {
  dashboard: ChartNoAxesColumn,
  bookings: CalendarDays,
  clients: BookUser,
  services: Scissors,
  salons: Store,
  users: Users,
  applications: Inbox,
  disputes: Scale,
  messages: MessageSquare,
  refunds: Undo2,
  audit: ScrollText,
  releases: Rocket,
  jobs: ListChecks,
  calendar: CalendarRange,
  specialists: UserRoundCheck,
  reviews: Star,
  statement: ReceiptIndianRupee,
  settings: Settings,
} as const;

const isKnown = (word: string): word is keyof typeof ICONS => Object.hasOwn(ICONS, word);

/** The last segment of a path; for a link with a query, which opens something over a page, the query's first key. */
const wordOf = (to: string): string => {
  const [path = '', query] = to.split('?');
  return (query?.split('=')[0] ?? path.split('/').at(-1)) || '';
};

/** The icon of a sidebar link. */
export const LinkIcon = ({ to }: { to: string }) => {
  const word = wordOf(to);
  const Icon = isKnown(word) ? ICONS[word] : Dot;
  return <Icon size={20} aria-hidden />;
};
