import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tabs, type Tab } from './Tabs';

type Key = 'active' | 'archived';
const tabs: ReadonlyArray<Tab<Key>> = [
  { key: 'active', label: 'Active', count: 112 },
  { key: 'archived', label: 'Archived', count: 0 },
];

const show = (onChange = jest.fn()) => {
  render(
    <Tabs<Key> label="Specials" tabs={tabs} value="active" onChange={onChange}>
      the list
    </Tabs>,
  );
  return onChange;
};

test('tabs show their counts, zero as well, and name the panel', () => {
  show();
  expect(screen.getByRole('tab', { name: 'Active 112' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('tab', { name: 'Archived 0' })).toHaveAttribute('aria-selected', 'false');
  expect(screen.getByRole('tabpanel', { name: 'Active 112' })).toHaveTextContent('the list');
});

test('arrows move the focus, Enter opens; the open tab is not opened again', async () => {
  const onChange = show();
  const user = userEvent.setup();
  await user.tab();
  expect(screen.getByRole('tab', { name: /Active/ })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(onChange).not.toHaveBeenCalled();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: /Archived/ })).toHaveFocus();
  expect(onChange).not.toHaveBeenCalled();
  await user.keyboard('{Enter}');
  expect(onChange).toHaveBeenCalledWith('archived');
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: /Active/ })).toHaveFocus();
});

test('Alt and Left is left to the browser, whose Back it is', () => {
  show();
  const tab = screen.getByRole('tab', { name: /Active/ });
  tab.focus();
  expect(fireEvent.keyDown(tab, { key: 'ArrowLeft', altKey: true })).toBe(true);
  expect(tab).toHaveFocus();
});
