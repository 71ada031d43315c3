import { AppLink, Box } from '@sundara/web/core';
import { StatCard, StatCards } from '@sundara/web/table';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import type { Task } from './waiting-tasks.tsx';

const figure = new Intl.NumberFormat('en-IN');

const Late = ({ children }: { children: string }) => (
  <Box
    component="span"
    sx={{ display: 'flex', alignItems: 'center', gap: 0.75, color: 'error.main', fontWeight: 600 }}
  >
    <TriangleAlert size={16} aria-hidden />
    {children}
  </Box>
);

const TaskCard = ({ task: { label, to, count, hint, late, icon } }: { task: Task }) => (
  <StatCard
    compact
    {...{ label, to, icon }}
    value={figure.format(count)}
    hint={
      <>
        {late && <Late>{late}</Late>}
        <span>{hint}</span>
      </>
    }
  />
);

/**
 * What has nothing to do is told in one quiet line; each name still leads to its list. On a phone, where the names would
 * take five lines, the menu alone leads there while nothing waits at all.
 */
const Quiet = ({ tasks, all }: { tasks: readonly Task[]; all: boolean }) => (
  <Box sx={{ display: 'flex', gap: 1, mt: all ? 0 : 1, color: 'text.secondary', fontSize: '0.9rem' }}>
    <Box
      component="span"
      sx={{ display: 'inline-flex', height: 44, alignItems: 'center', color: 'success.main' }}
    >
      <CircleCheck size={18} aria-hidden />
    </Box>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'center' }}>
      <Box component="span" sx={{ lineHeight: '44px' }}>
        {all ? 'Nothing needs a hand now.' : 'Nothing waits in:'}
      </Box>
      {tasks.map(({ label, to }) => (
        <AppLink
          key={label}
          to={to}
          color="inherit"
          sx={{ lineHeight: '44px', minWidth: 44, display: { xs: all ? 'none' : 'inline', sm: 'inline' } }}
        >
          {label}
        </AppLink>
      ))}
    </Box>
  </Box>
);

/** What needs a person now, whatever the chosen period, late work first; each links to its list. */
export const Waiting = ({ tasks }: { readonly tasks: readonly Task[] }) => {
  const waits = tasks.filter(({ count, late }) => count > 0 || late);
  const quiet = tasks.filter((task) => !waits.includes(task));
  const urgent = [...waits.filter(({ late }) => late), ...waits.filter(({ late }) => !late)];
  return (
    <Box role="group" aria-label="What waits now">
      {urgent.length > 0 && (
        <StatCards label="Work that waits" columns={3}>
          {urgent.map((task) => (
            <TaskCard key={task.label} task={task} />
          ))}
        </StatCards>
      )}
      {quiet.length > 0 && <Quiet tasks={quiet} all={urgent.length === 0} />}
    </Box>
  );
};
