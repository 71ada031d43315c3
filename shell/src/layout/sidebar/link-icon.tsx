import {
  CalendarDays,
  ChartNoAxesColumn,
  Dot,
  MessageSquare,
  Rocket,
  Scissors,
  Store,
  Users,
} from 'lucide-react';

const ICONS = {
  dashboard: ChartNoAxesColumn,
  bookings: CalendarDays,
  services: Scissors,
  salons: Store,
  users: Users,
  messages: MessageSquare,
  releases: Rocket,
} as const;

const isKnown = (word: string): word is keyof typeof ICONS => Object.hasOwn(ICONS, word);

/** A sign for a link of the sidebar, by the last word of its path. */
export const LinkIcon = ({ to }: { to: string }) => {
  const word =
    to
      .replace(/[?#].*$/, '')
      .split('/')
      .at(-1) ?? '';
  const Icon = isKnown(word) ? ICONS[word] : Dot;
  return <Icon size={20} aria-hidden />;
};
