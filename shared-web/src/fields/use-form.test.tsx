import { updateSalonProfile } from '@sundara/contracts/api';
import { answered, refused } from '@sundara/web/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { FormOptions } from './form.ts';
import { FormBox, FormSections } from './form-fields.tsx';
import { FormTrouble, troubleOf } from './form-trouble.tsx';
import { startOf } from './form-values.ts';
import { number, text } from './kinds/text.tsx';
import { useForm } from './use-form.ts';

const fields = {
  name: text({ label: 'Name', required: true }),
  postalCode: text({ label: 'PIN code', path: 'address.postalCode' }),
  city: text({ label: 'City', path: 'address.city' }),
  seats: number({ label: 'Chairs', onlyChanged: true }),
};
const LOTUS = { name: 'Lotus', address: { postalCode: '500016', city: 'Hyderabad' }, seats: 2 };
const ROSE = { ...LOTUS, name: 'Rose' };
type Options = FormOptions<typeof fields, unknown, never>;

const Form = (options: Partial<Options>) => {
  const form = useForm<typeof fields, unknown>({
    ...{ fields, start: startOf(fields, LOTUS), operation: updateSalonProfile, failed: 'Not saved' },
    send: async () => answered({}),
    onSaved: () => form.keep(startOf(fields, ROSE)),
    ...options,
  });
  return (
    <FormBox form={form}>
      <FormTrouble>{troubleOf(form)}</FormTrouble>
      <FormSections form={form} sections={[{ fields: Object.keys(fields) }]} />
      <button type="submit">Save</button>
      <button type="button" onClick={() => form.keep(startOf(fields, ROSE))}>
        Read
      </button>
      {form.isChanged && 'Changed'}
    </FormBox>
  );
};
const enter = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } });
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const bodies = () => {
  const sent: unknown[] = [];
  const send: Options['send'] = async (bodyFor) => {
    sent.push(bodyFor(updateSalonProfile));
    return answered({});
  };
  return { sent, send };
};

test('a form begins with what is edited, and its limits are the contract’s', () => {
  render(<Form />);
  expect(screen.getByRole('textbox', { name: /Chairs/ })).toHaveValue('2');
  const code = screen.getByRole('textbox', { name: 'PIN code' });
  expect(code).toHaveValue('500016');
  expect(code).toHaveAttribute('maxlength', '6');
  expect(screen.queryByText('Changed')).toBeNull();
});

test('what the contract refuses is not sent: it is told at its field, and the first one gets the focus', async () => {
  const { sent, send } = bodies();
  render(<Form send={send} />);
  enter(/Chairs/, '0');
  enter(/PIN code/, '12');
  await press('Save');
  const code = screen.getByRole('textbox', { name: 'PIN code' });
  expect(code).toHaveFocus();
  expect(code).toHaveAccessibleDescription('A PIN code has six digits');
  expect(screen.getByRole('alert')).toHaveTextContent('A PIN code has six digits');
  enter(/PIN code/, '500001');
  expect(code).toBeValid();
  expect(screen.getByRole('textbox', { name: /Chairs/ })).toBeInvalid();
  expect(sent).toEqual([]);
});

test('what is missing is said in the form’s words, else in the contract’s', async () => {
  const { rerender } = render(<Form />);
  enter(/Name/, ' ');
  await press('Save');
  expect(screen.getByRole('textbox', { name: /Name/ })).toHaveAccessibleDescription('Name is required');
  rerender(<Form missing="Fill it in" />);
  await press('Save');
  expect(screen.getByRole('textbox', { name: /Name/ })).toHaveAccessibleDescription('Fill it in');
});

test('all is sent, but of some fields only changes; or of all of them', async () => {
  const { sent, send } = bodies();
  const { rerender } = render(<Form send={send} />);
  enter(/Name/, ' Lotus Room ');
  await press('Save');
  rerender(<Form send={send} changesOnly />);
  enter(/Name/, 'Lotus Room');
  await press('Save');
  enter(/Name/, 'Lotus Room');
  enter(/City/, 'Pune');
  enter(/Chairs/, '3');
  await press('Save');
  const { address } = LOTUS;
  expect(sent).toEqual([
    { name: 'Lotus Room', address },
    { name: 'Lotus Room' },
    { name: 'Lotus Room', address: { ...address, city: 'Pune' }, seats: 3 },
  ]);
});

test('a field that the server refuses is told like one of the contract, and entries stay', async () => {
  const fault = { path: 'address', message: 'No such address' };
  render(<Form send={async () => refused('VALIDATION_FAILED', { fields: [fault] })} />);
  enter(/Name/, 'Rose');
  await press('Save');
  const code = screen.getByRole('textbox', { name: 'PIN code' });
  expect(code).toHaveFocus();
  expect(code).toHaveAccessibleDescription('No such address');
  expect(screen.getByRole('textbox', { name: /Name/ })).toHaveValue('Rose');
  enter(/Name/, 'Rose & Sons');
  expect(screen.getByRole('alert')).toHaveTextContent('No such address');
});

test('what is entered while it is sent stays, and is a change to what was saved', async () => {
  let save = () => {};
  const saved = new Promise<void>((resolve) => {
    save = resolve;
  });
  render(<Form send={() => saved.then(() => answered({}))} />);
  enter(/Name/, 'rose');
  await press('Save');
  enter(/City/, 'Pune');
  await act(async () => save());
  expect(screen.getByRole('textbox', { name: /Name/ })).toHaveValue('Rose');
  expect(screen.getByRole('textbox', { name: /City/ })).toHaveValue('Pune');
  expect(screen.getByText('Changed')).toBeVisible();
});

test('what the server has is taken over, and is no change', async () => {
  render(<Form />);
  enter(/Name/, 'Typed');
  await press('Read');
  expect(screen.getByRole('textbox', { name: /Name/ })).toHaveValue('Rose');
  expect(screen.queryByText('Changed')).toBeNull();
});
