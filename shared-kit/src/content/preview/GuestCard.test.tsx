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
