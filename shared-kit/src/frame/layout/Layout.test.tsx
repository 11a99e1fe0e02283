import { screen } from '@testing-library/react';
import { renderPage } from '../../../testing/renderPage';
import { Layout } from './Layout';

const layout = (
  <Layout
    crumbs={[]}
    hasBack={false}
    pathname="/"
    notices={<button type="button">Reload</button>}
    back={null}
    items={[]}
    current={null}
    property={null}
    hrefInProperty={() => '/'}
  >
    <h1>Hotels</h1>
  </Layout>
);

test('the menu of small screens closes when Tab leads from it to a notice above the page', async () => {
  const { user } = renderPage(layout, '/', '/');
  const button = screen.getByRole('button', { name: 'Menu' });
  await user.click(button);
  screen.getByRole('button', { name: 'Logout' }).focus();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Reload' })).toHaveFocus();
  expect(button).toHaveAttribute('aria-expanded', 'false');
});
