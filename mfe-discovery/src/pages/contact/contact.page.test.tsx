import { CONTACT_SUBJECTS } from '@sundara/contracts';
import { sendContactMessage } from '@sundara/contracts/api';
import { ShellProvider } from '@sundara/web/core';
import { answered, fakeProvider, fakeShell, refused, unreachable } from '@sundara/web/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { ContactPage } from './contact.page.tsx';

type Answers = Parameters<typeof fakeProvider>[0][string];
const SENT = answered({ ticket: 'SUN-4821' });

const open = (...answers: Answers) => {
  const { http } = fakeProvider({ [sendContactMessage.name]: answers });
  const call = jest.fn(http.call);
  const notify = { success: jest.fn(), error: jest.fn(), info: jest.fn() };
  const view = render(
    <ShellProvider shell={{ ...fakeShell(), notify, http: { call: call as never } }}>
      <MemoryRouter>
        <ContactPage />
      </MemoryRouter>
    </ShellProvider>,
  );
  return { call, notify, ...view };
};
const field = (name: string) => screen.getByLabelText(new RegExp(name));
const subject = () => field('Subject');
const submit = () => userEvent.click(screen.getByText('Send Message'));
const type = async (name: string, text: string) => {
  await userEvent.click(field(name));
  await userEvent.paste(text);
};
const fill = async () => {
  await type('Full Name', 'Asha Rao');
  await type('Email Address', 'asha@example.test');
  await userEvent.selectOptions(subject(), 'support');
  await type('Message', 'Where is my confirmation?');
};
beforeEach(() => sessionStorage.clear());

test('the fields and the five subjects are there', () => {
  open(SENT);
  for (const name of ['Full Name', 'Email Address', 'Phone Number', 'Message'])
    expect(field(name)).toBeVisible();
  expect(
    within(subject())
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['Select a subject', ...Object.values(CONTACT_SUBJECTS)]);
});

test('what needs no message is one press away', () => {
  open(SENT);
  const quicker = within(screen.getByRole('region', { name: 'Quicker than a message' }));
  expect(quicker.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Move or cancel a visit', '/bookings'],
    ['When money comes back', '/cancellation-refund'],
    ['List your salon', '/list-your-business'],
  ]);
});

test('an empty form says what is missing, leads to the first field and sends nothing', async () => {
  const { call } = open(SENT);
  await submit();
  for (const text of [
    'Name is required',
    'Email is required',
    'Please select a subject',
    'Message is required',
  ])
    expect(screen.getByText(text)).toBeVisible();
  expect(field('Full Name')).toHaveFocus();
  expect(call).not.toHaveBeenCalled();
});

test('a wrong e-mail and a short message are told, and an error clears when its field is edited', async () => {
  open(SENT);
  await type('Full Name', 'Asha');
  await type('Email Address', 'asha@example');
  await userEvent.selectOptions(subject(), 'general');
  await type('Message', '   short   ');
  await submit();
  expect(screen.getByText('Email is invalid')).toBeVisible();
  expect(screen.getByText('Message should be at least 10 characters')).toBeVisible();
  await type('Email Address', '.in');
  expect(screen.queryByText('Email is invalid')).toBeNull();
  expect(screen.getByText('Message should be at least 10 characters')).toBeVisible();
});

test('a sent message clears the form, says so and shows its number', async () => {
  const { call, notify } = open(SENT);
  await fill();
  await submit();
  expect(await screen.findByText('SUN-4821')).toBeVisible();
  expect(notify.success).toHaveBeenCalledWith('Your message has been sent successfully!');
  expect(call.mock.calls[0]?.[1]).toEqual({
    body: {
      name: 'Asha Rao',
      email: 'asha@example.test',
      subject: 'support',
      message: 'Where is my confirmation?',
    },
  });
  expect(field('Full Name')).toHaveValue('');
  expect(field('Message')).toHaveValue('');
  expect(subject()).toHaveValue('');
});

test('while it is sent the button reads Sending... and sends nothing twice', async () => {
  const waiting = new Promise<never>(() => {});
  const call = jest.fn(() => waiting);
  render(
    <ShellProvider shell={{ ...fakeShell(), http: { call } }}>
      <MemoryRouter>
        <ContactPage />
      </MemoryRouter>
    </ShellProvider>,
  );
  await fill();
  await submit();
  expect(screen.getByRole('button', { name: /Sending\.\.\./ })).toBeDisabled();
  await userEvent.click(field('Full Name'));
  await userEvent.keyboard('{Enter}');
  expect(call).toHaveBeenCalledTimes(1);
});

test('a failure says so and loses nothing that was typed', async () => {
  const { notify } = open(unreachable, SENT);
  await fill();
  await submit();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Failed to send message. Please try again later.',
  );
  expect(notify.error).toHaveBeenCalledWith('Failed to send message. Please try again later.');
  expect(field('Message')).toHaveValue('Where is my confirmation?');
  expect(screen.getByRole('button', { name: 'Send Message' })).toHaveFocus();
  await submit();
  expect(await screen.findByText('SUN-4821')).toBeVisible();
});

test('too many messages are told of in words', async () => {
  open(refused('RATE_LIMITED'));
  await fill();
  await submit();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /Please wait a little, then send this one again\./,
  );
});

test('what was typed survives a reload', async () => {
  const { unmount } = open(SENT);
  await type('Message', 'Half a thought');
  unmount();
  open(SENT);
  expect(field('Message')).toHaveValue('Half a thought');
});

test('the trap is met by no person, and what a machine writes into it goes along', async () => {
  const { call, container } = open(SENT);
  const trap = container.querySelector<HTMLInputElement>('input[name="website"]');
  if (!trap) throw new Error('There is no trap.');
  expect(screen.queryByRole('textbox', { name: /Leave this empty/ })).toBeNull();
  expect(trap.tabIndex).toBe(-1);
  trap.value = 'https://spam.example';
  await fill();
  await submit();
  await screen.findByText('SUN-4821');
  expect(call.mock.calls[0]?.[1]).toMatchObject({ body: { website: 'https://spam.example' } });
});

test('the other ways stand beside: address, e-mail, phone, hours and social links', () => {
  open(SENT);
  const aside = screen.getByRole('complementary', { name: 'Other ways to reach us' });
  expect(aside).toHaveTextContent('Hyderabad');
  expect(aside).toHaveTextContent('Monday to Friday, 9:00 AM to 6:00 PM');
  expect(within(aside).getByRole('link', { name: 'care@sundara.test' })).toHaveAttribute(
    'href',
    'mailto:care@sundara.test',
  );
  expect(within(aside).getByRole('link', { name: '+91 40 0000 0000' })).toHaveAttribute(
    'href',
    'tel:+914000000000',
  );
  expect(within(aside).getByRole('link', { name: 'Instagram' })).toBeVisible();
});
