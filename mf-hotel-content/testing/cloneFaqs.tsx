import { screen, within } from '@testing-library/react';
import { fakeApi, listOf } from 'shared-kit/testing/fakeApi';
import { renderPage } from 'shared-kit/testing/renderPage';
import CloneFaqsPage from '../src/faqs/CloneFaqsPage';
import { category, faq, marchmont } from './faqs';

/** FAQs of Hotel Marchmont, and two other hotels to clone them to. */
export function server() {
  return fakeApi({
    'GET /properties/7': { data: marchmont },
    'GET /properties': listOf([
      marchmont,
      { ...marchmont, id: '8', name: 'The Aster' },
      { ...marchmont, id: '9', name: 'Saltmarsh' },
    ]),
    'GET /properties/7/faq-categories': listOf([category('10', 'Pets'), category('20', 'Parking')]),
    'GET /properties/8/faq-categories': listOf([category('80', 'Animals')]),
    'GET /properties/8/faqs': listOf([]),
    'GET /properties/7/faqs': listOf([faq('1', '10'), faq('2', '10'), faq('3', '20')]),
    'POST /properties/7/faqs/clone': ({ body }) => ({
      status: 201,
      body: {
        data: [{ id: '90', property_id: '8', source_id: '1' }],
        ...('new_category' in (body as object) && { meta: { new_category_id: '81' } }),
      },
    }),
  });
}

export const open = (query = '') => renderPage(<CloneFaqsPage />, '/hotels/:hotelid/faqs/clone', `/hotels/7/faqs/clone${query}`);

export const choose = async (user: ReturnType<typeof open>['user'], label: string, option: string) => {
  const select = await screen.findByRole('combobox', { name: label });
  await within(select).findByRole('option', { name: option });
  await user.selectOptions(select, option);
};

export const clone = (user: ReturnType<typeof open>['user']) => user.click(screen.getByRole('button', { name: 'Clone' }));

export const sentBody = (api: ReturnType<typeof server>) => api.calls.find(({ path }) => path.endsWith('/clone'))?.body;
