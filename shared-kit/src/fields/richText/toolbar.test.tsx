import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toolbar } from './Toolbar';

const range = { index: 0, length: 3 };

async function typeLink(text: string) {
  const setLink = jest.fn();
  const link = () => ({ href: '', range });
  render(<Toolbar labelId="label" formats={{}} apply={() => undefined} link={link} setLink={setLink} />);
  await userEvent.click(screen.getByRole('button', { name: 'Link' }));
  await userEvent.type(screen.getByLabelText('Address of the link'), `${text}{Enter}`);
  return setLink;
}

test.each([
  ['x.example/menu', 'https://x.example/menu'],
  [' https://x.example ', 'https://x.example'],
  ['HTTPS://X.example', 'HTTPS://X.example'],
  ['/dining', '/dining'],
  ['#terms', '#terms'],
  ['mailto:desk@x.example', 'mailto:desk@x.example'],
])('%s becomes the link %s', async (typed, href) => {
  expect(await typeLink(typed)).toHaveBeenCalledWith(href, range);
});

test.each(['our menu', 'javascript:alert(1)', 'ftp://x.example', 'http://', '//x.example', '#'])(
  '%s is no link: this is said, and what was typed stays',
  async (typed) => {
    expect(await typeLink(typed)).not.toHaveBeenCalled();
    const box = screen.getByLabelText('Address of the link');
    expect(box).toHaveValue(typed);
    expect(box).toHaveAccessibleDescription('Must be a web address');
  },
);

test('an empty address sets no link and closes', async () => {
  expect(await typeLink(' ')).not.toHaveBeenCalled();
  expect(screen.queryByLabelText('Address of the link')).not.toBeInTheDocument();
});
