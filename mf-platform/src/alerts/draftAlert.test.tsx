import { act, screen, waitFor } from '@testing-library/react';
import { listOf, type FakeCall } from 'shared-kit/testing/fakeApi';
import { granted, signedInAs } from 'shared-kit/testing/fakeSession';
import { optionsOf } from 'shared-kit/testing/formParts';
import { BROKEN, LATE, listing, open, row } from '../../testing/alerts/assignments';
import { alert, alertServer, changes } from '../../testing/alerts/samples';

beforeEach(() => signedInAs());

describe('an alert that is not published', () => {
  const draft = { alerts: { '1': { published: false } } };

  test('is marked as Draft in every dropdown and row, and can be published there', async () => {
    const api = alertServer(draft);
    const { user } = open();
    await waitFor(async () => expect(optionsOf(await listing('Marlowes'))).toContain('Pool closed (Draft)'));
    const saltmarsh = await row('Saltmarsh');
    expect(saltmarsh.getByText('Draft')).toBeInTheDocument();
    await user.click(saltmarsh.getByRole('button', { name: 'Publish now: Pool closed at Saltmarsh' }));
    expect(await screen.findByText('Pool closed is published.')).toBeInTheDocument();
    expect(changes(api)).toEqual([['PUT /alerts/1', { published: true }]]);
    await waitFor(async () => expect((await row('Saltmarsh')).queryByText('Draft')).not.toBeInTheDocument());
  });

  test('is published once, however often the button is clicked', async () => {
    const api = alertServer(draft);
    let answer: (canned: object) => void = () => undefined;
    api.set('PUT /alerts/:id', () => new Promise<object>((resolve) => (answer = resolve)));
    const { user } = open();
    await user.dblClick(await screen.findByRole('button', { name: 'Publish now: Pool closed at Saltmarsh' }));
    answer(LATE);
    expect(await screen.findByText(/^Pool closed was not published/)).toBeInTheDocument();
    expect(changes(api)).toHaveLength(1);
    // One that failed can be tried again.
    await user.click(screen.getByRole('button', { name: 'Publish now: Pool closed at Saltmarsh' }));
    expect(changes(api)).toHaveLength(2);
    await act(async () => answer({ data: alert('1', 'Pool closed', { version: 5 }) }));
    expect(await screen.findByText('Pool closed is published.')).toBeInTheDocument();
  });

  test('is published once, also if the buttons of two properties are clicked', async () => {
    const api = alertServer(draft);
    const assignedTo = (id: string, name: string) => ({
      property: { id, name, type: 'hotel' },
      alert: { id: '1', name: 'Pool closed' },
      override: false,
    });
    api.set('GET /alerts/assigned', listOf([assignedTo('7', 'Saltmarsh'), assignedTo('30', 'Marlowes')]));
    let answer: (canned: object) => void = () => undefined;
    api.set('PUT /alerts/:id', () => new Promise<object>((resolve) => (answer = resolve)));
    const { user } = open();
    for (const name of ['Saltmarsh', 'Marlowes'])
      await user.click(await screen.findByRole('button', { name: `Publish now: Pool closed at ${name}` }));
    answer({ data: alert('1', 'Pool closed', { version: 5 }) });
    expect(await screen.findByText('Pool closed is published.')).toBeInTheDocument();
    expect(changes(api)).toHaveLength(1);
  });

  test('can be published by a second press after somebody else has changed it', async () => {
    const api = alertServer(draft);
    api.set('PUT /alerts/:id', ({ headers }: FakeCall) =>
      headers['If-Match'] === '"9"' ? { data: { ...alert('1', 'Pool closed'), version: 10 } } : LATE,
    );
    const { user } = open();
    const button = await screen.findByRole('button', { name: 'Publish now: Pool closed at Saltmarsh' });
    api.set('GET /alerts', listOf([alert('1', 'Pool closed', { published: false, version: 9 })]));
    await user.click(button);
    expect(await screen.findByText(/^Pool closed was not published/)).toBeInTheDocument();
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
    await user.click(button);
    expect(await screen.findByText('Pool closed is published.')).toBeInTheDocument();
  });

  test('is reported as published although the response was lost', async () => {
    const api = alertServer(draft);
    const { user } = open();
    await screen.findByRole('button', { name: 'Publish now: Pool closed at Saltmarsh' });
    api.lose('PUT /alerts/:id');
    await user.click(screen.getByRole('button', { name: 'Publish now: Pool closed at Saltmarsh' }));
    expect(await screen.findByText('Pool closed is published.')).toBeInTheDocument();
  });

  test('is published only by those who may change alerts', async () => {
    signedInAs([granted('can_assign_alerts', null, 'rw')]);
    alertServer(draft);
    open();
    expect(await screen.findByText('Draft')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Publish now/ })).not.toBeInTheDocument();
  });

  test('shows the error when it cannot be published', async () => {
    const api = alertServer(draft);
    api.set('PUT /alerts/:id', BROKEN);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Publish now: Pool closed at Saltmarsh' }));
    expect(await screen.findByText('Pool closed was not published. It broke.')).toBeInTheDocument();
  });
});
