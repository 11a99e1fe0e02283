import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Property } from '../../rules/entities';
import { PreviewPanel } from './PreviewPanel';

const property = { id: '7', name: 'Marchmont', url: 'https://marchmont.example', timezone: 'America/Chicago' } as Property;
const viewOf = (label: string) => ({ label, View: () => <p>{label} of guests</p> });
const show = (labels: string[]) =>
  render(<PreviewPanel values={{}} views={labels.map(viewOf)} property={property} id={undefined} note="Follows your typing." />);

test('the preview shows one of several views, which can be chosen', async () => {
  show(['Special', 'Details Page']);
  const choice = within(screen.getByRole('group', { name: 'What the preview shows' }));
  expect(choice.getByRole('button', { name: 'Special' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByText('Special of guests')).toBeInTheDocument();
  await userEvent.click(choice.getByRole('button', { name: 'Details Page' }));
  expect(choice.getByRole('button', { name: 'Details Page' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByText('Details Page of guests')).toBeInTheDocument();
  expect(screen.queryByText('Special of guests')).not.toBeInTheDocument();
  expect(screen.getByText('Follows your typing.')).toBeInTheDocument();
});

test('a single view is not offered as a choice, and without any there is no preview', () => {
  const { unmount } = show(['Special']);
  expect(screen.getByRole('complementary', { name: 'Preview' })).toHaveTextContent('Special of guests');
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
  unmount();
  expect(show([]).container).toBeEmptyDOMElement();
});
