import { act, screen } from '@testing-library/react';
import { renderPage } from '../../testing/renderPage';
import { useLocation, useNavigate } from '../router';
import { FrameRoot } from './FrameRoot';

let go: ReturnType<typeof useNavigate>;

function Content() {
  const { search } = useLocation();
  if (search === '?broken') throw new Error('no such column');
  return <h1>{`Page ${search}`}</h1>;
}

function Frame() {
  go = useNavigate();
  return (
    <FrameRoot location={useLocation()}>
      <Content />
    </FrameRoot>
  );
}

test('a crash of the frame is left behind by Back, and shown again where it happens again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  renderPage(<Frame />, '/', '/?first');
  expect(await screen.findByRole('heading', { name: 'Page ?first' })).toBeInTheDocument();
  act(() => void go('/?broken'));
  expect(screen.getByText('Something went wrong on this page')).toBeInTheDocument();
  act(() => void go(-1));
  expect(screen.getByRole('heading', { name: 'Page ?first' })).toBeInTheDocument();
  expect(screen.queryByText('Something went wrong on this page')).not.toBeInTheDocument();
  act(() => void go('/?broken'));
  expect(screen.getByText('Something went wrong on this page')).toBeInTheDocument();
  jest.restoreAllMocks();
});
