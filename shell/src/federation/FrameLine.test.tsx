import { render, screen } from '@testing-library/react';
import { FrameLine } from './FrameLine';
import type { LineState } from './line';
import { useLine } from './useLine';

jest.mock('./useLine', () => ({ useLine: jest.fn() }));
const say = (line: LineState, title?: string) => {
  jest.mocked(useLine).mockReturnValue(line);
  return render(<FrameLine title={title} />);
};

test('offline, a page that is not there yet has its name as a heading, and the line does not repeat that of the frame', () => {
  say('offline', 'Media Library');
  expect(screen.getByRole('heading', { level: 1, name: 'Media Library' })).toHaveAttribute('data-waits');
  expect(screen.getByRole('status')).toHaveTextContent(/^This page will load when the connection is back\.$/);
});

test('while a page loads, or another is shown, there is no second heading', () => {
  say('slow', 'Media Library').unmount();
  say('offline').unmount();
  say('fine', 'Media Library');
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
