import { screen } from '@testing-library/react';
import { fakeApi, listOf } from '../../../testing/fakeApi';
import { signedInAs } from '../../../testing/fakeSession';
import { hotel } from '../../../testing/properties';
import { renderPage } from '../../../testing/renderPage';
import { useNavigate } from '../../router';
import PropertySettingsPage from './PropertySettingsPage';

function To({ id }: { id: string }) {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(`/hotels/${id}/settings`)}>To {id}</button>;
}

test('the settings of the next property show what is stored now, also where an older answer is cached', async () => {
  signedInAs();
  const api = fakeApi({
    'GET /properties/7': { data: hotel('7', 'Saltmarsh') },
    'GET /properties/8': { data: hotel('8', 'Old Mill') },
    'GET /properties/:id/users': listOf([]),
    'GET /regions': listOf([]),
  });
  const page = (
    <>
      <To id="7" />
      <To id="8" />
      <PropertySettingsPage />
    </>
  );
  const { user } = renderPage(page, '/hotels/:hotelid/settings', '/hotels/8/settings');
  const name = () => screen.findByRole('textbox', { name: 'Name' });
  expect(await name()).toHaveValue('Old Mill');
  await user.click(screen.getByRole('button', { name: 'To 7' }));
  expect(await screen.findByDisplayValue('Saltmarsh')).toBeInTheDocument();

  // Somebody else renames the other one meanwhile.
  api.set('GET /properties/8', { data: { ...hotel('8', 'New Mill'), version: 9 } });
  await user.click(screen.getByRole('button', { name: 'To 8' }));
  expect(await screen.findByDisplayValue('New Mill')).toBeInTheDocument();
});
