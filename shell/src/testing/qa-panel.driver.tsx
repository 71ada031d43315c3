import { ThemeProvider } from '@mui/material/styles';
import type { Composition } from '@sundara/contracts/federation';
import { theme } from '@sundara/web/core';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QaPanel } from '../qa/panel/qa-panel.tsx';
import { ServicesProvider } from '../services/services.ts';
import { type Answer, fakeApi, ok } from './fake-api.ts';
import { aRemote } from './page-data.builder.ts';
import { pageServices } from './page-services.ts';
import { anId, anOverview, aQaPage, aRelease, aShellRelease } from './releases.builder.ts';

const OVERVIEW = 'GET /api/releases/overview';
const LINKS_PATH = '/api/releases/override-links';
const RUNNING = { shell: '1.0.0', booking: '1.0.0', discovery: '1.0.0' };

const booking = (version: string, publishedAt: string, shellApi = '^1.0.0') =>
  aRelease(aRemote('booking', { contracts: { shellApi, providerApi: '^2.0.0' } }, version), {
    publishedAt,
    publishedBy: 'ravi',
  });

/** Four versions of booking, of which 2.0.0 is for another shell; and a composition that ran before. */
export const OFFER = anOverview(
  RUNNING,
  [
    aShellRelease(),
    aRelease(aRemote('discovery')),
    booking('0.9.0', '2026-11-01T04:00:00.000Z'),
    booking('2.0.0', '2026-11-21T03:40:00.000Z', '^2.0.0'),
    booking('1.0.0', '2026-11-10T04:00:00.000Z'),
    booking('1.1.0', '2026-11-19T09:12:00.000Z'),
  ],
  [
    { id: anId('a'), versions: RUNNING, at: '2026-11-20T10:00:00.000Z', who: 'ravi', why: 'Promote booking' },
    {
      id: anId('b'),
      versions: { ...RUNNING, booking: '0.9.0' },
      at: '2026-11-12T10:00:00.000Z',
      who: 'asha',
      why: 'Before the sale',
    },
  ],
);

const linkAnswer: Answer = ({ body }) => {
  const { minutes: _, path: __, ...chosen } = Object(body);
  return ok({
    url: '/salon/42?override=token',
    override: { ...chosen, until: '2026-11-21T18:30:00.000Z' },
  });
};

interface Options {
  readonly qa?: Parameters<typeof aQaPage>[1];
  readonly remotes?: Parameters<typeof aQaPage>[0];
  readonly environment?: string;
  readonly overview?: Answer;
  readonly links?: Answer;
  readonly leftOut?: Composition['leftOut'];
}

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

/** The panel, open over '/salon/42?tab=services', with the actions of a person who uses it. */
export const openPanel = async ({
  qa,
  remotes = [aRemote('booking'), aRemote('discovery')],
  environment = 'qa',
  overview = ok({ ...OFFER, environment }),
  links = linkAnswer,
  leftOut,
}: Options = {}) => {
  window.history.replaceState({}, '', '/salon/42?tab=services');
  const { send, calls, answers } = fakeApi({ [OVERVIEW]: overview, [`POST ${LINKS_PATH}`]: links });
  const go = jest.fn();
  const page = aQaPage(remotes, qa);
  const composition = { ...page.composition, ...(leftOut && { leftOut }) };
  render(
    <ThemeProvider theme={theme}>
      <ServicesProvider value={pageServices({ ...page, composition, environment }, send)}>
        <QaPanel open onClose={() => {}} go={go} />
      </ServicesProvider>
    </ThemeProvider>,
  );
  await screen.findByRole('dialog');

  const row = (title: string) => screen.findByRole('button', { name: new RegExp(`^${title} `) });
  const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));
  const write = async (label: string | RegExp, text: string) => {
    const field = screen.getByLabelText(label);
    await user.clear(field);
    await user.click(field);
    await user.paste(text);
    return field;
  };
  return {
    user,
    go,
    row,
    press,
    /** Changes the answer to the overview from now on. */
    answerOverview: (answer: Answer) => {
      answers[OVERVIEW] = answer;
    },
    /** The bodies of the requests for links. */
    wishes: () => calls.filter(({ url }) => url === LINKS_PATH).map(({ body }) => body),
    choose: async (title: string, choice: RegExp) => {
      const part = await row(title);
      if (part.getAttribute('aria-expanded') === 'false') await user.click(part);
      await user.click(within(part.closest('li') ?? part).getByRole('radio', { name: choice }));
    },
    review: () => press('Check and apply…'),
    write,
    sayName: () => write(/^Your name/, 'Asha'),
  };
};
