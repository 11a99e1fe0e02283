import { screen } from '@testing-library/react';
import { renderPage } from '../../testing/renderPage';
import { Link, useLocation } from '../router';
import { FrameRoot } from './FrameRoot';

function Content() {
  const { search } = useLocation();
  if (search === '?broken') throw new Error('no such column');
  return <h1>{`Page ${search}`}</h1>;
}

const Frame = () => (
  <>
    <Link to="/?first">First</Link>
    <Link to="/?broken">Broken</Link>
    <FrameRoot location={useLocation()}>
      <Content />
    </FrameRoot>
  </>
);

test('a crash of the frame is left behind at another address, and shown again where it happens again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user } = renderPage(<Frame />, '/', '/?first');
  const crash = () => screen.queryByText('Something went wrong on this page');
  expect(screen.getByRole('heading', { name: 'Page ?first' })).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Broken' }));
  expect(crash()).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'First' }));
  expect(screen.getByRole('heading', { name: 'Page ?first' })).toBeInTheDocument();
  expect(crash()).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Broken' }));
  expect(crash()).toBeInTheDocument();
});
