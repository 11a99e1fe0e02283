import { render, screen } from '@testing-library/react';
import { ConnectionNotice } from './ConnectionNotice';
import type { ConnectionState } from './connection';
import { useConnection } from './useConnection';

jest.mock('./useConnection', () => ({ useConnection: jest.fn() }));
const renderNotice = (connection: ConnectionState, title?: string) => {
  jest.mocked(useConnection).mockReturnValue(connection);
  return render(<ConnectionNotice title={title} />);
};

test('offline, a page that is not loaded yet shows its title as a heading, and a line that it will load later', () => {
  renderNotice('offline', 'Media Library');
  expect(screen.getByRole('heading', { level: 1, name: 'Media Library' })).toHaveAttribute('data-waits');
  expect(screen.getByRole('status')).toHaveTextContent(/^This page will load when the connection is back\.$/);
});

test('there is no heading while the connection is slow or fine, or while another page is shown', () => {
  renderNotice('slow', 'Media Library').unmount();
  renderNotice('offline').unmount();
  renderNotice('fine', 'Media Library');
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
