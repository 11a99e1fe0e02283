import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ClearFilter } from '../button/ClearFilter';

const open = (page: React.ReactElement) => {
  render(<main>{page}</main>);
  return userEvent.setup().click(screen.getByRole('button', { name: 'Clear the filter' }));
};
const clear = <ClearFilter onClear={() => undefined} />;
const filters = (
  <>
    <h1>Users</h1>
    <select aria-label="Per page" />
    <div role="search">
      <select aria-label="Kind" />
    </div>
  </>
);

test('Clear the filter focuses the first field of the filter', async () => {
  await open(
    <>
      {filters}
      {clear}
    </>,
  );
  expect(screen.getByLabelText('Kind')).toHaveFocus();
});

test('the heading gets the focus if the filter is only in the address', async () => {
  await open(
    <>
      <h1>Users</h1>
      {clear}
    </>,
  );
  expect(screen.getByRole('heading')).toHaveFocus();
});

test('on a touch screen the heading gets the focus, since a field would open the keyboard', async () => {
  jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  await open(
    <>
      {filters}
      {clear}
    </>,
  );
  expect(screen.getByRole('heading')).toHaveFocus();
  jest.mocked(window.matchMedia).mockRestore();
});

test('in a dialog the filter of the dialog gets the focus', async () => {
  await open(
    <>
      {filters}
      <div role="dialog">
        <input type="search" aria-label="Search by tag" />
        {clear}
      </div>
    </>,
  );
  expect(screen.getByLabelText('Search by tag')).toHaveFocus();
});
