import { fireEvent, render, screen } from '@testing-library/react';
import { PropertyBadge } from './PropertyBadge';
import { Thumb } from './Thumb';

test('a picture that fails gives way to a placeholder; another address is tried anew', () => {
  const { rerender } = render(<Thumb src="/a.png" alt="A room" />);
  fireEvent.error(screen.getByRole('img', { name: 'A room' }));
  expect(screen.getByRole('img', { name: 'A room' }).tagName).toBe('SPAN');
  rerender(<Thumb src="/b.png" alt="A room" />);
  expect(screen.getByRole('img', { name: 'A room' })).toHaveAttribute('src', '/b.png');
});

test('a property without a logo, or with a broken one, shows the keyhole', () => {
  const { container, rerender } = render(<PropertyBadge />);
  expect(container.querySelector('svg')).toBeInTheDocument();
  rerender(<PropertyBadge logoUrl="/logo.svg" />);
  expect(container.querySelector('svg')).not.toBeInTheDocument();
  fireEvent.error(container.querySelector('img')!);
  expect(container.querySelector('svg')).toBeInTheDocument();
});
