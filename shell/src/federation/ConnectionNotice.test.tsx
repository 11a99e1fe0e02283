import { render, screen } from '@testing-library/react';
import { ConnectionNotice } from './ConnectionNotice';
import type { ConnectionState } from './connection';
import { useConnection } from './useConnection';

jest.mock('./useConnection', () => ({ useConnection: jest.fn() }));
const renderNotice = (connection: ConnectionState, title?: string) => {
  jest.mocked(useConnection).mockReturnValue(connection);
  return render(<ConnectionNotice title={title} />);
};

test('offline, a page that is not there yet has its name as a heading, and the line does not repeat that of the frame', () => {
  renderNotice('offline', 'Media Library');
  expect(screen.getByRole('heading', { level: 1, name: 'Media Library' })).toHaveAttribute('data-waits');
  expect(screen.getByRole('status')).toHaveTextContent(/^This page will load when the connection is back\.$/);
});

test('while a page loads, or another is shown, there is no second heading', () => {
  renderNotice('slow', 'Media Library').unmount();
  renderNotice('offline').unmount();
  renderNotice('fine', 'Media Library');
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
