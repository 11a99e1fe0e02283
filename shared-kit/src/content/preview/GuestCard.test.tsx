import { render, screen } from '@testing-library/react';
import { GuestCard } from './GuestCard';

test.each([
  ['blanks', '  '],
  ['nothing that is visible', '\u200B'],
])('a title, a flag and a button of %s are left out like empty ones', (_what, text) => {
  const { container } = render(<GuestCard title={text} flag={text} cta={text} />);
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  expect(container).toHaveTextContent(/^What guests will see grows here as you type\.$/);
});

test('slides without a picture are left out, and the first picture is the large one', () => {
  render(<GuestCard images={[null, { url: '/a.jpg', alt: 'The pool' }, undefined, { url: '/b.jpg', alt: 'The garden' }]} />);
  expect(screen.getAllByRole('img').map((picture) => picture.getAttribute('alt'))).toEqual(['The pool', 'The garden']);
  expect(screen.queryByText(/What guests will see/)).not.toBeInTheDocument();
});

test('parts that turn out to be empty count as nothing', () => {
  render(
    <GuestCard>
      {[]}
      {''}
      {false}
    </GuestCard>,
  );
  expect(screen.getByText('What guests will see grows here as you type.')).toBeInTheDocument();
});
