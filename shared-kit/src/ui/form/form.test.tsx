import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Field } from 'shared-kit/ui/input/Field';
import { TextInput } from 'shared-kit/ui/input/TextInput';
import { Section } from 'shared-kit/ui/page/Section';
import { CheckboxList } from './CheckboxList';
import { ErrorSummary } from './ErrorSummary';
import { LoadingForm } from './LoadingForm';
import { SaveBar } from './SaveBar';
import { SectionNavigator } from './SectionNavigator';

test('the save bar names the unsaved fields, saves and discards', async () => {
  const onSave = jest.fn((event: React.FormEvent) => event.preventDefault());
  const onDiscard = jest.fn();
  render(
    <form onSubmit={onSave}>
      <SaveBar unsaved={['Title', 'Set an Image']} onDiscard={onDiscard} />
    </form>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('Unsaved changes in Title, Set an Image');
  // Each further field would have all of them read again.
  expect(screen.getByText('in Title, Set an Image')).toHaveAttribute('aria-live', 'off');
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(onSave).toHaveBeenCalledTimes(1);
  expect(onDiscard).toHaveBeenCalledTimes(1);
});

test.each(['Control', 'Meta'])('%s and S save, and never open the dialog of the browser', async (modifier) => {
  const onSave = jest.fn((event: React.FormEvent) => event.preventDefault());
  const leftToBrowser: string[] = [];
  const onKey = ({ key, defaultPrevented }: KeyboardEvent) => {
    if (/^s$/i.test(key) && !defaultPrevented) leftToBrowser.push(key);
  };
  window.addEventListener('keydown', onKey);
  const bar = (saving = false, dialog = false) => (
    <>
      <form onSubmit={onSave}>
        <TextInput aria-label="Title" />
        <SaveBar unsaved={['Title']} saving={saving} />
      </form>
      {dialog && <div role="alertdialog" aria-label="Leave?" />}
    </>
  );
  const { rerender, unmount } = render(bar());
  const user = userEvent.setup();
  await user.click(screen.getByRole('textbox'));
  await user.keyboard(`{${modifier}>}{s>3/}{/${modifier}}`);
  expect(onSave).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('textbox')).toHaveFocus();
  rerender(bar(true));
  await user.keyboard(`{${modifier}>}s{/${modifier}}`);
  rerender(bar(false, true));
  await user.keyboard(`{${modifier}>}s{/${modifier}}`);
  rerender(bar());
  expect(leftToBrowser).toEqual([]);
  await user.keyboard(`{${modifier}>}{Shift>}s{/Shift}{/${modifier}}s`);
  expect(leftToBrowser).toEqual(['s', 's']);
  expect(onSave).toHaveBeenCalledTimes(1);
  await user.keyboard(`{${modifier}>}S{/${modifier}}`);
  expect(onSave).toHaveBeenCalledTimes(2);
  // On a page without a form the browser may save the page.
  unmount();
  await user.keyboard(`{${modifier}>}s{/${modifier}}`);
  expect(leftToBrowser).toEqual(['s', 's', 's']);
  window.removeEventListener('keydown', onKey);
});

test.each(['Alt', 'Shift'])('Control, %s and S are left to the browser', async (further) => {
  const onSave = jest.fn((event: React.FormEvent) => event.preventDefault());
  render(
    <form onSubmit={onSave}>
      <SaveBar unsaved={['Title']} />
    </form>,
  );
  await userEvent.keyboard(`{Control>}{${further}>}s{/${further}}{/Control}`);
  expect(onSave).not.toHaveBeenCalled();
});

test('Control and S save from a calendar that is open in the form, too', async () => {
  const onSave = jest.fn((event: React.FormEvent) => event.preventDefault());
  render(
    <main>
      <form onSubmit={onSave}>
        <div role="dialog" aria-label="Starts">
          <TextInput aria-label="Time" />
        </div>
        <SaveBar unsaved={['Starts']} />
      </form>
    </main>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('textbox', { name: 'Time' }));
  await user.keyboard('{Control>}s{/Control}');
  expect(onSave).toHaveBeenCalledTimes(1);
});

test('many unsaved fields are counted after the fourth; there is no Discard when nothing is unsaved', () => {
  const { rerender } = render(<SaveBar unsaved={['A', 'B', 'C', 'D', 'E', 'F']} onDiscard={jest.fn()} />);
  expect(screen.getByRole('status')).toHaveTextContent('in A, B, C, D and 2 more');
  rerender(<SaveBar unsaved={[]} onDiscard={jest.fn()} />);
  expect(screen.queryByRole('button', { name: 'Discard' })).not.toBeInTheDocument();
});

test('while saving, a second click does nothing; the message of the server is an alert', async () => {
  const submit = jest.fn((event: React.FormEvent) => event.preventDefault());
  const { rerender } = render(
    <form onSubmit={submit}>
      <SaveBar unsaved={['Title']} saving />
    </form>,
  );
  await userEvent.setup().click(screen.getByRole('button', { name: 'Save' }));
  expect(submit).not.toHaveBeenCalled();
  rerender(
    <form onSubmit={submit}>
      <SaveBar unsaved={['Title']} error="Title is taken." />
    </form>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Title is taken.');
  await userEvent.setup().click(screen.getByRole('button', { name: 'Save' }));
  expect(submit).toHaveBeenCalledTimes(1);
});

test('the navigator counts errors, goes to a section and follows the scroll', async () => {
  const sections = [
    { id: 'title', title: 'Title & Content' },
    { id: 'image', title: 'Set an Image', errors: 2 },
    { id: 'cta', title: 'CTA' },
  ];
  render(
    <>
      <SectionNavigator sections={sections} />
      {sections.map(({ id, title }) => (
        <Section key={id} id={id} title={title}>
          {title}
        </Section>
      ))}
    </>,
  );
  const link = screen.getByRole('link', { name: 'Set an Image Errors: 2' });
  expect(screen.getByRole('link', { name: 'Title & Content' })).toHaveAttribute('aria-current', 'true');
  await userEvent.setup().click(link);
  expect(link).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('region', { name: 'Set an Image' })).toHaveFocus();
  const disclose = screen.getByRole('button', { name: /Set an Image 2 of 3/ });
  expect(disclose).toHaveAttribute('aria-expanded', 'false');
  fireEvent.click(disclose);
  expect(disclose).toHaveAttribute('aria-expanded', 'true');
  fireEvent.keyDown(screen.getByRole('link', { name: /CTA/ }), { key: 'Escape' });
  expect(disclose).toHaveAttribute('aria-expanded', 'false');
  expect(disclose).toHaveFocus();
  fireEvent.click(disclose);
  fireEvent.click(screen.getByRole('link', { name: 'Title & Content' }));
  expect(disclose).toHaveAttribute('aria-expanded', 'false');

  const later = performance.now() + 5000;
  jest.spyOn(performance, 'now').mockReturnValue(later);
  for (const id of ['title', 'image', 'cta']) {
    document.getElementById(id)!.getBoundingClientRect = () => ({ top: -10 }) as DOMRect;
  }
  fireEvent.scroll(window);
  expect(await screen.findByRole('button', { name: /CTA 3 of 3/ })).toBeInTheDocument();
  jest.restoreAllMocks();
});

test('the error summary links to the field, which is described by its own error', async () => {
  render(
    <>
      <ErrorSummary errors={[{ name: 'cta.linkUrl', label: 'CTA', text: 'Required!' }]} />
      <Field label="CTA Link URL" name="cta.linkUrl" required error="Required!" hint="Include https://">
        <TextInput />
      </Field>
    </>,
  );
  const input = screen.getByRole('textbox', { name: 'CTA Link URL' });
  expect(input).toBeInvalid();
  expect(input).toBeRequired();
  expect(input).toHaveAccessibleDescription('Include https:// Required!');
  expect(screen.getByRole('heading', { name: 'There is 1 thing to put right' })).toBeInTheDocument();
  await userEvent.setup().click(screen.getByRole('link', { name: 'CTA: Required!' }));
  expect(input).toHaveFocus();
});

test('while errors are put right, only how many are left is announced, and each error by its field', () => {
  render(<ErrorSummary errors={[{ name: 'title', label: 'Title', text: 'Required!' }]} />);
  const summary = screen.getByRole('alert');
  expect(summary).toHaveAttribute('aria-live', 'polite');
  expect(summary).toHaveAttribute('aria-atomic', 'false');
  expect(screen.getByRole('list')).toHaveAttribute('aria-live', 'off');
});

test('the list of checkboxes is folded, can be filtered, and always shows what is chosen', async () => {
  const hotels = Array.from({ length: 12 }, (_, i) => ({ key: i, label: `Hotel ${i + 1}`, disabled: i === 0 }));
  const seen = jest.fn();
  function List() {
    const [chosen, setChosen] = useState([11]);
    seen(chosen);
    return (
      <CheckboxList
        label="Hotels"
        filterLabel="Filter Hotels..."
        items={hotels}
        chosen={chosen}
        onChange={setChosen}
        folded={4}
      />
    );
  }
  render(<List />);
  const user = userEvent.setup();
  expect(screen.getAllByRole('checkbox')).toHaveLength(5);
  expect(screen.getByRole('checkbox', { name: 'Hotel 12' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Hotel 1' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Show all 12' }));
  expect(screen.getAllByRole('checkbox')).toHaveLength(12);
  await user.click(screen.getByRole('button', { name: 'Show fewer' }));
  expect(screen.getAllByRole('checkbox')).toHaveLength(5);
  await user.click(screen.getByRole('button', { name: 'Show all 12' }));
  await user.type(screen.getByRole('searchbox', { name: 'Filter Hotels...' }), 'hotel 10');
  await waitFor(() => expect(screen.getAllByRole('checkbox')).toHaveLength(1));
  await user.click(screen.getByRole('checkbox', { name: 'Hotel 10' }));
  expect(seen).toHaveBeenLastCalledWith([11, 9]);
});

test('a loading form has its heading, and says once that it is loading', () => {
  const { rerender } = render(<LoadingForm title="Edit Special" withNav withPreview />);
  expect(screen.getByRole('heading', { name: 'Edit Special' })).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Loading ...');
  rerender(<LoadingForm />);
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Loading ...');
});
