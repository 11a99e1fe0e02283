import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Property } from '../../rules/entities';
import PreviewDialog from './PreviewDialog';

const property = { id: '7', name: 'Marchmont', url: 'https://marchmont.example', timezone: 'America/Chicago' } as Property;
const viewOf = (label: string, note?: string) => ({ label, View: () => <p>{label} of guests</p>, ...(note && { note }) });

test('the preview over the page shows the view that is chosen, with its note, as narrow or wide as wanted', async () => {
  const views = [viewOf('Special'), viewOf('Details Page', 'Behind the link of the special.')];
  render(<PreviewDialog values={{ published: false }} views={views} property={property} id="1" />);
  const choice = within(screen.getByRole('group', { name: 'What the preview shows' }));
  expect(screen.getByText('Special of guests')).toBeInTheDocument();
  expect(screen.getByText(/^As typed so far\./)).toBeInTheDocument();
  await userEvent.click(choice.getByRole('button', { name: 'Details Page' }));
  expect(screen.getByText('Details Page of guests')).toBeInTheDocument();
  expect(screen.queryByText('Special of guests')).not.toBeInTheDocument();
  expect(screen.getByText('Behind the link of the special.')).toBeInTheDocument();
  const width = within(screen.getByRole('group', { name: 'Width of the preview' }));
  const [narrow, wide] = [width.getByRole('button', { name: '400 px' }), width.getByRole('button', { name: 'Wide' })];
  expect(wide).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(narrow);
  expect([narrow, wide].map((button) => button.getAttribute('aria-pressed'))).toEqual(['true', 'false']);
});
