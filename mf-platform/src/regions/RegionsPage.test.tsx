import { screen } from '@testing-library/react';
import { granted, signedInAs } from 'shared-kit/testing/fakeSession';
import { renderPage } from 'shared-kit/testing/renderPage';
import { regionServer } from '../../testing/regions';
import RegionsPage from './RegionsPage';

const openList = () => renderPage(<RegionsPage />, '/hotels/regions', '/hotels/regions');

beforeEach(() => signedInAs());

describe('the list', () => {
  test('has + New Region, one tab Current with a count, and Region Name', async () => {
    regionServer();
    openList();
    expect(await screen.findByRole('heading', { level: 1, name: 'Regions' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '+ New Region' })).toHaveAttribute('href', '/hotels/regions/new');
    expect(await screen.findByRole('tab', { name: /Current\s*2/ })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getAllByRole('tab')).toHaveLength(1);
    expect(screen.getByRole('columnheader', { name: 'Region Name' })).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Coast' })).toHaveAttribute('href', '/hotels/regions/1');
  });

  test('only super users are offered + New Region', async () => {
    signedInAs([granted('region', null, 'rwx')]);
    regionServer();
    openList();
    await screen.findByRole('link', { name: 'Coast' });
    expect(screen.queryByRole('link', { name: '+ New Region' })).not.toBeInTheDocument();
  });
});
