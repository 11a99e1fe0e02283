import { screen, waitFor } from '@testing-library/react';
import { KNOWN_RESOURCES } from '../../src/rules/knownResources';
import { granted, signedInAs } from '../fakeSession';
import { expectReadOnly, expectRefused } from '../readers';
import { renderPage } from '../renderPage';
import { contentServer } from './contentServer';
import { type TestedKind, addressOf, titleOf } from './testedKind';
import { sections } from '../formParts';

const title = ({ titleLabel }: TestedKind) => screen.findByRole('textbox', { name: titleLabel });

function openEdit(kind: TestedKind) {
  const { route, address } = addressOf(kind, '/1/edit');
  return renderPage(kind.form, route, address);
}

/** Tests of the form of each kind of content (documents 2 and 3 §2, §4, §8). */
export function testForms(kinds: TestedKind[]): void {
  beforeEach(() => {
    localStorage.clear();
    signedInAs();
  });

  test.each(kinds)(
    `$singular: the form shows Loading ..., its sections and a back link, and returns to the list after a save`,
    async (kind) => {
      const api = contentServer(kind, [kind.item('1')]);
      const { user, address } = openEdit(kind);
      expect(screen.getByText('Loading ...')).toBeInTheDocument();
      expect(screen.getByRole('heading', { level: 1, name: `Edit ${kind.singular}` })).toBeInTheDocument();
      const field = await title(kind);
      expect(field).toHaveValue(titleOf(kind, '1'));
      expect(screen.queryByText('Loading ...')).not.toBeInTheDocument();
      expect(sections()).toEqual(kind.sections);
      const list = addressOf(kind).address;
      expect(screen.getByRole('link', { name: kind.plural })).toHaveAttribute('href', list);
      await user.type(field, '!');
      await user.click(screen.getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(address()).toBe(list));
      const sent = api.calls.find(({ method }) => method === 'PUT');
      expect(sent?.path).toBe(`/properties/7/${kind.api}/1`);
      expect(sent?.body).toMatchObject({ [kind.titleKey]: `${titleOf(kind, '1')}!`, ...kind.scope });
      expect(await screen.findByRole('link', { name: 'Open' })).toHaveAttribute('href', `${list}/1/edit`);
    },
  );

  test.each(kinds)(`$singular: a form whose item cannot be loaded keeps its heading and can be asked for again`, async (kind) => {
    const api = contentServer(kind, [kind.item('1')]);
    const item = `GET /properties/7/${kind.api}/:id`;
    api.set(item, { status: 500, body: { message: 'Something went wrong.', code: 'internal', fields: {} } });
    const { user } = openEdit(kind);
    expect(await screen.findByRole('alert')).toHaveTextContent('This could not be loaded');
    expect(screen.getByRole('heading', { level: 1, name: `Edit ${kind.singular}` })).toBeInTheDocument();
    api.set(item, { data: kind.item('1') });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await title(kind)).toHaveValue(titleOf(kind, '1'));
  });

  test.each(kinds)(`$singular: archiving switches published off and keeps it off`, async (kind) => {
    const api = contentServer(kind, [kind.item('1')]);
    const { user, address } = openEdit(kind);
    await title(kind);
    const published = screen.getByRole('switch', { name: /^Published/ });
    const archived = screen.getByRole('switch', { name: /^Archived/ });
    expect(published).toBeChecked();
    await user.click(archived);
    expect(published).not.toBeChecked();
    expect(published).toBeDisabled();
    await user.click(archived);
    expect(published).not.toBeChecked();
    expect(published).toBeEnabled();
    await user.click(archived);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(address()).toBe(addressOf(kind).address));
    expect(api.calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({ archived: true, published: false });
  });

  test.each(kinds)(
    `$singular: a refused save shows in the error area, and Save is disabled until the next change`,
    async (kind) => {
      const api = contentServer(kind, [kind.item('1')]);
      const message = 'Something went wrong on the server.';
      api.set(`PUT /properties/7/${kind.api}/:id`, { status: 500, body: { message, code: 'internal', fields: {} } });
      const { user } = openEdit(kind);
      const field = await title(kind);
      await user.type(field, '!');
      await user.click(screen.getByRole('button', { name: 'Save' }));
      expect(await screen.findByText(message)).toBeInTheDocument();
      const box = document.getElementById(kind.errorId) as HTMLElement;
      const save = screen.getByRole('button', { name: 'Save' });
      expect(box).toHaveTextContent(message);
      expect(box).not.toHaveTextContent('Unsaved changes');
      expect(save.compareDocumentPosition(box)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
      expect(save).toBeDisabled();
      await user.type(field, '?');
      expect(screen.queryByText(message)).not.toBeInTheDocument();
      expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
      expect(field).toHaveValue(`${titleOf(kind, '1')}!?`);
    },
  );

  describe('somebody who may only read', () => {
    beforeEach(() => signedInAs(KNOWN_RESOURCES.map((resource) => granted(resource, '7'))));

    test.each(kinds)(
      `$singular: sees the item and a note that it is read-only, and can neither change nor save it`,
      async (kind) => {
        contentServer(kind, [kind.item('1')]);
        openEdit(kind);
        const field = await title(kind);
        expect(field).toHaveValue(titleOf(kind, '1'));
        await expectReadOnly();
        expect(screen.queryByText(/Follows your typing/)).not.toBeInTheDocument();
      },
    );

    test.each(kinds)(`$singular: New and Clone are refused, with a link back`, async (kind) => {
      contentServer(kind, [kind.item('1')]);
      const pages = { '/new': kind.form, ...(kind.clone && { '/clone': kind.clone.page }) };
      for (const [tail, page] of Object.entries(pages)) {
        const { route, address } = addressOf(kind, tail);
        const { unmount } = renderPage(page, route, address);
        await expectRefused({ label: kind.plural, href: addressOf(kind).address });
        unmount();
      }
    });
  });
}
