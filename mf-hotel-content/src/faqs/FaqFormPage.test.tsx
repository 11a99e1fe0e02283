import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, listOf } from 'shared-kit/testing/fakeApi';
import { signedInAs } from 'shared-kit/testing/fakeSession';
import { renderPage } from 'shared-kit/testing/renderPage';
import { category, faq, marchmont } from '../../testing/faqs';
import { FormPage } from 'shared-kit/content/FormPage';
import faqForm from './faqForm';
import { faq as faqType } from './faq';

function server() {
  return fakeApi({
    'GET /properties/7': { data: marchmont },
    'GET /properties/7/faq-categories': listOf([category('10', 'Pets'), category('20', 'Parking')]),
    'POST /properties/7/faqs': ({ body }) => ({ status: 201, body: { data: faq('9', '10', body as object) } }),
  });
}
const open = () => renderPage(<FormPage type={faqType} form={faqForm} />, '/hotels/:hotelid/faqs/new', '/hotels/7/faqs/new');

beforeEach(() => {
  localStorage.clear();
  signedInAs();
});

test('category, question, answer and start are Required!', async () => {
  const api = server();
  const { user } = open();
  await screen.findByRole('textbox', { name: 'Question' });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const links = within(await screen.findByRole('alert')).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual([
    'Category: Required!',
    'Question: Required!',
    'Answer: Required!',
    'Start Date: Required!',
  ]);
  expect(api.calls.some(({ method }) => method === 'POST')).toBe(false);
});

test('the end is required once it ends', async () => {
  server();
  const { user } = open();
  await user.click(await screen.findByRole('checkbox', { name: /Does not end/ }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('End date is required if event ends')).toBeInTheDocument();
});

test('a new FAQ is sent unpublished and without end, and the list opens', async () => {
  const api = server();
  const { user, address } = open();
  await user.selectOptions(
    await screen.findByRole('combobox', { name: 'Category' }),
    await screen.findByRole('option', { name: 'Pets' }),
  );
  await user.type(screen.getByRole('textbox', { name: 'Question' }), 'May I bring my dog?');
  await user.type(screen.getByRole('textbox', { name: 'Answer' }), 'Gladly.');
  await user.type(screen.getByRole('textbox', { name: 'Start Date' }), '11/01/2026 9:30 AM');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(address()).toBe('/hotels/7/faqs'));
  expect(api.calls.find(({ method }) => method === 'POST')?.body).toEqual({
    category_id: '10',
    question: 'May I bring my dog?',
    answer: '<p>Gladly.</p>',
    starts_on: '2026-11-01T09:30:00.000Z',
    ends_on: '2120-01-01T00:00:00.000Z',
    does_not_end: true,
    published: false,
    archived: false,
  });
});

test('a category that somebody else deleted is no longer offered after the server has refused it', async () => {
  const api = server();
  const { user } = open();
  await user.selectOptions(
    await screen.findByRole('combobox', { name: 'Category' }),
    await screen.findByRole('option', { name: 'Pets' }),
  );
  await user.type(screen.getByRole('textbox', { name: 'Question' }), 'May I bring my dog?');
  await user.type(screen.getByRole('textbox', { name: 'Answer' }), 'Gladly.');
  await user.type(screen.getByRole('textbox', { name: 'Start Date' }), '11/01/2026 9:30 AM');
  const fields = { category_id: 'There is no such category.' };
  api.set('POST /properties/7/faqs', { status: 422, body: { message: fields.category_id, code: 'validation_failed', fields } });
  api.set('GET /properties/7/faq-categories', listOf([category('20', 'Parking')]));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('option', { name: 'Pets' })).not.toBeInTheDocument());
  expect(screen.getByRole('combobox', { name: 'Category' })).toHaveDisplayValue('Choose a category');
  expect(screen.getByRole('textbox', { name: 'Question' })).toHaveValue('May I bring my dog?');
});
