import { fireEvent, render, screen } from '@testing-library/react';
import { initialsOf, PropertyBadge } from './PropertyBadge';
import { Thumb } from './Thumb';

test('a picture that fails to load becomes a placeholder; another address is tried again', () => {
  const { rerender } = render(<Thumb src="/a.png" alt="A room" />);
  fireEvent.error(screen.getByRole('img', { name: 'A room' }));
  expect(screen.getByRole('img', { name: 'A room' }).tagName).toBe('SPAN');
  rerender(<Thumb src="/b.png" alt="A room" />);
  expect(screen.getByRole('img', { name: 'A room' })).toHaveAttribute('src', '/b.png');
});

test('the badge of a property shows its initials, or the keyhole while its name is loading', () => {
  const { container, rerender } = render(<PropertyBadge name={undefined} />);
  expect(container.querySelector('svg')).toBeInTheDocument();
  rerender(<PropertyBadge name="The Old Customs House" />);
  expect(container.querySelector('svg')).not.toBeInTheDocument();
  expect(container.firstChild).toHaveAttribute('data-initials', 'OC');
});

test.each([
  ['Hotel Marchmont', 'M'],
  ['Ember & Oak', 'EO'],
  ['The Aster', 'A'],
  ['Hotel', 'H'],
  ['élan 21', 'É2'],
  ['— …', ''],
])('the initials of %p are %p', (name, initials) => expect(initialsOf(name)).toBe(initials));
