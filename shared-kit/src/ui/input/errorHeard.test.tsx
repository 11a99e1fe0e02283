import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Field } from './Field';
import { TextInput } from './TextInput';

/** A form of one field, like that of a live link. */
function Form() {
  const [error, setError] = useState<string>();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setError('Required!');
      }}
    >
      <Field label="Link" error={error}>
        <TextInput onBlur={() => setError('Required!')} />
      </Field>
      <button>Save</button>
    </form>
  );
}

/** The texts that appear in a live region that already exists. */
function listen(): string[] {
  const heard: string[] = [];
  const region = document.querySelector('[aria-live]');
  if (region)
    new MutationObserver(() => heard.push(region.textContent ?? '')).observe(region, { childList: true, subtree: true });
  return heard;
}

test('Enter in an invalid field announces its error, once', async () => {
  const user = userEvent.setup();
  render(<Form />);
  await user.click(screen.getByLabelText('Link'));
  const heard = listen();
  await user.keyboard('{Enter}');
  expect(screen.getByLabelText('Link')).toHaveAccessibleDescription('Required!');
  expect(heard).toEqual(['Required!']);
  await user.keyboard('{Enter}');
  await user.tab();
  expect(heard).toEqual(['Required!']);
});

test('leaving an invalid field shows its error without announcing it', async () => {
  const user = userEvent.setup();
  render(<Form />);
  await user.click(screen.getByLabelText('Link'));
  await user.tab();
  expect(screen.getByText('Required!')).toBeVisible();
  expect(document.querySelector('[aria-live]')).toBeNull();
});
