import { fireEvent, render, screen } from '@testing-library/react';
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
  '%s is not a valid link: an error shows, and the text stays',
  async (typed) => {
    expect(await typeLink(typed)).not.toHaveBeenCalled();
    const box = screen.getByLabelText('Address of the link');
    expect(box).toHaveValue(typed);
    expect(box).toHaveAccessibleDescription('Must be a web address');
  },
);

test('the same wrong address by Enter again is announced again', async () => {
  await typeLink('our menu');
  const first = screen.getByRole('alert');
  await userEvent.keyboard('{Enter}');
  expect(first).not.toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('Must be a web address');
});

test('an empty address sets no link and closes the field', async () => {
  expect(await typeLink(' ')).not.toHaveBeenCalled();
  expect(screen.queryByLabelText('Address of the link')).not.toBeInTheDocument();
});

test('while a link is being set, the focus leaves its address with Tab and stays where it is put', async () => {
  const toolbar = (formats: object) => (
    <Toolbar
      labelId="label"
      formats={{ ...formats }}
      apply={() => undefined}
      link={() => ({ href: '', range })}
      setLink={() => undefined}
    />
  );
  const { rerender } = render(toolbar({}));
  await userEvent.click(screen.getByRole('button', { name: 'Link' }));
  expect(screen.getByLabelText('Address of the link')).toHaveFocus();
  await userEvent.tab();
  await userEvent.tab();
  // As when the selection of the text changes.
  rerender(toolbar({ bold: true }));
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
});

test('Link, pressed again with the cursor in another link, shows the address of that one', async () => {
  let at = { href: 'https://a.example', range };
  const setLink = jest.fn();
  render(<Toolbar labelId="label" formats={{}} apply={() => undefined} link={() => at} setLink={setLink} />);
  const link = screen.getByRole('button', { name: 'Link' });
  await userEvent.click(link);
  expect(screen.getByLabelText('Address of the link')).toHaveValue('https://a.example');
  at = { href: 'https://b.example', range: { index: 9, length: 4 } };
  await userEvent.click(link);
  expect(screen.getByLabelText('Address of the link')).toHaveValue('https://b.example');
  expect(screen.getByLabelText('Address of the link')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(setLink.mock.calls).toEqual([['https://b.example', at.range]]);
});

test('an address that is typed before its words are selected stays when Link is pressed for them', async () => {
  let at = { href: '', range: { index: 0, length: 0 } };
  const setLink = jest.fn();
  render(<Toolbar labelId="label" formats={{}} apply={() => undefined} link={() => at} setLink={setLink} />);
  const link = screen.getByRole('button', { name: 'Link' });
  await userEvent.click(link);
  await userEvent.keyboard('https://x.example');
  at = { href: '', range };
  await userEvent.click(link);
  await userEvent.click(screen.getByRole('button', { name: 'Set link' }));
  expect(setLink).toHaveBeenCalledWith('https://x.example', range);
});

test('keys of a character that is being composed neither set nor cancel the link', async () => {
  const setLink = await typeLink('our menu');
  const box = screen.getByLabelText('Address of the link');
  fireEvent.change(box, { target: { value: 'x.example' } });
  for (const key of ['Enter', 'Escape']) fireEvent.keyDown(box, { key, keyCode: 229 });
  expect(setLink).not.toHaveBeenCalled();
  expect(box).toBeInTheDocument();
});

const open = (formats: object, apply: () => void = () => undefined) => (
  <Toolbar labelId="label" formats={{ ...formats }} apply={apply} link={() => ({ href: '', range })} setLink={() => undefined} />
);

test('Tab returns to a button of the toolbar that has been disabled meanwhile', async () => {
  const apply = jest.fn();
  const user = userEvent.setup();
  const { rerender } = render(open({ link: 'https://x.example' }, apply));
  screen.getByRole('button', { name: 'Link' }).focus();
  await user.keyboard('{ArrowRight}');
  const unlink = screen.getByRole('button', { name: 'Unlink' });
  expect(unlink).toHaveFocus();
  rerender(open({}, apply));
  unlink.blur();
  await user.tab();
  expect(unlink).toHaveFocus();
  expect(unlink).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('{Enter}');
  expect(apply).not.toHaveBeenCalled();
});

test.each(['{Escape}', ' {Enter}', '{Tab}{Tab}{Enter}'])(
  'closing the address of a link with %s returns the focus to the button that opened it',
  async (keys) => {
    render(open({}));
    const link = screen.getByRole('button', { name: 'Link' });
    await userEvent.click(link);
    await userEvent.keyboard(keys);
    expect(screen.queryByLabelText('Address of the link')).not.toBeInTheDocument();
    expect(link).toHaveFocus();
  },
);

test('Alt and Left is left to the browser, whose Back it is', () => {
  render(open({}));
  const bold = screen.getByRole('button', { name: 'Bold' });
  bold.focus();
  expect(fireEvent.keyDown(bold, { key: 'ArrowLeft', altKey: true })).toBe(true);
  expect(bold).toHaveFocus();
});
