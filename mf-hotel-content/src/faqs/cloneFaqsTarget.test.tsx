import { screen, waitFor, within } from '@testing-library/react';
import { comeBackAfterAMinute } from 'shared-kit/testing/comeBack';
import { listOf } from 'shared-kit/testing/fakeApi';
import { granted, signedInAs } from 'shared-kit/testing/fakeSession';
import { choose, clone, open, server } from '../../testing/cloneFaqs';
import { category, faq, marchmont } from '../../testing/faqs';

/** FAQs about pets go to the animals of The Aster. */
const chooseAll = async (user: ReturnType<typeof open>['user']) => {
  await choose(user, 'Source Category', 'Pets');
  await choose(user, 'Target Hotel', 'The Aster');
  await choose(user, 'Target Category', 'Animals');
};

beforeEach(() => signedInAs());

test('targets are the hotels in which this person may write; a refusal keeps every choice', async () => {
  const api = server();
  signedInAs([granted('faq', '7', 'rw'), granted('faq', '8', 'rw'), granted('faq', '9', 'r')]);
  const { user } = open();
  await choose(user, 'Target Hotel', 'The Aster');
  expect(screen.queryByRole('option', { name: 'Saltmarsh' })).not.toBeInTheDocument();
  await choose(user, 'Source Category', 'Pets');
  await choose(user, 'Target Category', 'Animals');
  api.set('POST /properties/7/faqs/clone', {
    status: 403,
    body: { message: 'You may not write in The Aster.', code: 'forbidden' },
  });
  await clone(user);
  expect(await screen.findByText('You may not write in The Aster.')).toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: 'Target Category' })).toHaveDisplayValue('Animals');
});

test('what somebody else deleted meanwhile is no longer chosen; everything else stays chosen', async () => {
  const api = server();
  const { user } = open();
  await chooseAll(user);
  const refusal = 'The target property has no such category.';
  api.set('POST /properties/7/faqs/clone', { status: 404, body: { message: refusal, code: 'not_found' } });
  api.set('GET /properties/8/faq-categories', listOf([category('82', 'Garden')]));
  api.set('GET /properties/7/faqs', listOf([faq('2', '10'), faq('3', '20')]));
  await clone(user);
  expect(await screen.findByText(refusal)).toBeInTheDocument();
  const target = screen.getByRole('combobox', { name: 'Target Category' });
  expect(target).toHaveDisplayValue('Choose a category');
  expect(within(target).queryByRole('option', { name: 'Animals' })).not.toBeInTheDocument();
  expect(screen.getByText(/^1 of 1 FAQs chosen\. /)).toBeInTheDocument();
  await clone(user);
  expect(screen.getByText('Required')).toBeInTheDocument();
  await choose(user, 'Target Category', 'Garden');
  await clone(user);
  const bodies = () => api.calls.flatMap(({ method, body }) => (method === 'POST' ? [body] : []));
  await waitFor(() => expect(bodies()[1]).toEqual({ ids: ['2'], to_property_id: '8', in_category_id: '82' }));
});

test('whoever comes back to the page finds the categories as they are now', async () => {
  const api = server();
  const { user } = open();
  await chooseAll(user);
  api.set('GET /properties/8/faq-categories', listOf([category('82', 'Garden')]));
  comeBackAfterAMinute();
  const target = screen.getByRole('combobox', { name: 'Target Category' });
  expect(await within(target).findByRole('option', { name: 'Garden' })).toBeInTheDocument();
  expect(target).toHaveDisplayValue('Choose a category');
  expect(screen.getByRole('combobox', { name: 'Source Category' })).toHaveDisplayValue('Pets');
});

test('after another target hotel is chosen, the categories of the previous one are no longer offered', async () => {
  const api = server();
  const { user } = open();
  await chooseAll(user);
  api.set('GET /properties/9/faq-categories', 'no answer');
  await choose(user, 'Target Hotel', 'Saltmarsh');
  const target = screen.getByRole('combobox', { name: 'Target Category' });
  expect(within(target).queryByRole('option', { name: 'Animals' })).not.toBeInTheDocument();
  expect(target).toHaveDisplayValue('Loading ...');
});

test('a target hotel that somebody else deleted meanwhile is no longer chosen', async () => {
  const api = server();
  const { user } = open();
  await chooseAll(user);
  api.set('POST /properties/7/faqs/clone', { status: 404, body: { message: 'There is no such property.', code: 'not_found' } });
  api.set('GET /properties', listOf([marchmont]));
  await clone(user);
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Target Hotel' })).toHaveDisplayValue('Choose a hotel'));
  expect(screen.getByRole('combobox', { name: 'Target Category' })).toBeDisabled();
});

test('FAQs that the target already has are named, and the FAQ that the page was opened with is first', async () => {
  const api = server();
  api.set('GET /properties/8/faqs', listOf([faq('50', '80', { question: 'Question 2' })]));
  const { user } = open('?selected=2');
  await screen.findByRole('checkbox', { name: 'Question 2' });
  expect(screen.getAllByRole('checkbox', { name: /^Question/ })[0]).toHaveAccessibleName('Question 2');
  await choose(user, 'Target Hotel', 'The Aster');
  const note = await screen.findByText('“Question 2” is already there.');
  expect(note.closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
  // The note arrives late, so anything below it would move away from under the mouse.
  const publish = screen.getByRole('checkbox', { name: 'Publish the copies' });
  expect(publish.compareDocumentPosition(note)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await user.click(screen.getByRole('checkbox', { name: 'Question 1' }));
  expect(screen.queryByText('“Question 1” is already there.')).not.toBeInTheDocument();
});

test('however many FAQs are chosen, one request finds those that the target already has', async () => {
  const api = server();
  const many = Array.from({ length: 13 }, (_, index) => faq(String(index + 1), '10'));
  api.set('GET /properties/7/faqs', listOf(many));
  api.set('GET /properties/8/faqs', listOf(many.slice(1)));
  const { user } = open();
  await choose(user, 'Source Category', 'Pets');
  await choose(user, 'Target Hotel', 'The Aster');
  expect(await screen.findByText('“Question 11” is already there.')).toBeInTheDocument();
  expect(screen.getByText('2 more are already there.')).toBeInTheDocument();
  expect(api.paths().filter((path) => path === 'GET /properties/8/faqs')).toHaveLength(1);
});
