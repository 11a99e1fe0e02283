import { screen } from '@testing-library/react';
import { fakeApi, listOf } from 'shared-kit/testing/fakeApi';
import { renderPage } from 'shared-kit/testing/renderPage';
import { marchmont, special } from './samples';
import { FormPage } from 'shared-kit/content/FormPage';
import specialForm from '../../src/specials/specialForm';
import { special as specialType } from '../../src/specials/special';

export const LIST = '/properties/7/specials';
const NEW = '/hotels/7/specials/new';
const EDIT = '/hotels/7/specials/1/edit';

export function server(stored: object = {}) {
  return fakeApi({
    'GET /properties/7': { data: marchmont },
    [`GET ${LIST}/:id`]: { data: special('1', stored) },
    [`GET ${LIST}`]: listOf([]),
    [`POST ${LIST}`]: ({ body }) => ({ status: 201, body: { data: special('9', body as object) } }),
    [`PUT ${LIST}/:id`]: ({ body }) => ({ data: special('1', body as object) }),
  });
}

export const openNew = () => renderPage(<FormPage type={specialType} form={specialForm} />, NEW.replace('7', ':hotelid'), NEW);
export const openEdit = () =>
  renderPage(<FormPage type={specialType} form={specialForm} />, '/hotels/:hotelid/specials/:id/edit', EDIT);
type User = ReturnType<typeof openNew>['user'];

export const title = () => screen.findByRole('textbox', { name: 'Title' });
export const save = (user: User) => user.click(screen.getByRole('button', { name: 'Save' }));

export async function fillRequired(user: User) {
  await user.type(await title(), 'Winter Escape');
  await user.type(await screen.findByRole('textbox', { name: 'Content' }), 'Stay two nights.');
  await user.type(screen.getByRole('textbox', { name: 'Start Date' }), '11/01/2026 9:30 AM');
}
export const sentBody = (api: ReturnType<typeof server>, method = 'POST') =>
  api.calls.filter((call) => call.method === method).at(-1)?.body as Record<string, unknown> & { cta: object; details: object };

/** A failed response of the API. */
export const failure = (status: number, code: string, message: string, more: object = {}) => ({
  status,
  body: { message, code, fields: {}, ...more },
});
