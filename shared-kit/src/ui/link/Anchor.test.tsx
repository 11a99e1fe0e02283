import { render, screen } from '@testing-library/react';
import { Anchor, LinkProvider } from './Anchor';

test('links within the product are rendered by the router; other addresses and new windows are plain links', () => {
  render(
    <LinkProvider
      render={({ href, children }) => (
        <a href={href} data-routed="">
          {children}
        </a>
      )}
    >
      <Anchor href="/hotels">inside</Anchor>
      <Anchor href="https://hotel.example">outside</Anchor>
      <Anchor href="//hotel.example">other host</Anchor>
      <Anchor href="/hotels" target="_blank">
        new window
      </Anchor>
    </LinkProvider>,
  );
  const routed = screen.getAllByRole('link').map((link) => link.hasAttribute('data-routed'));
  expect(routed).toEqual([true, false, false, false]);
});
