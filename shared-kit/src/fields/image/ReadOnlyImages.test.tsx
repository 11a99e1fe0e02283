import { screen } from '@testing-library/react';
import { renderPage } from '../../../testing/renderPage';
import { ReadOnlyImages } from './ReadOnlyImages';

test('a picture that may only be read has its alternative text below it, and a screen reader reads that once', () => {
  const file = { id: '7', url: '/pool.jpg', name: 'pool.jpg', alt: 'The pool', videoUrl: '', sortIndex: 0 };
  const slide = { id: 1, name: 'Image 1', file, alt: 'The pool', videoUrl: '', opensVideo: false };
  renderPage(<ReadOnlyImages label="Image" slides={[slide]} />, '/', '/');
  expect(screen.getByText('The pool')).toBeInTheDocument();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test('where there is no picture that may be read, that is said', () => {
  const slide = { id: 1, name: 'Image 1', file: null, alt: '', videoUrl: '', opensVideo: false };
  renderPage(<ReadOnlyImages label="Image" slides={[slide]} />, '/', '/');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['No image.']);
});
