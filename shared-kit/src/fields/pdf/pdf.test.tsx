import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FormikProps } from 'formik';
import { FieldForm } from '../../../testing/FieldForm';
import { createRef } from 'react';
import { OpenModal, wireAsset } from '../../../testing/media';
import { closeModal } from 'shared-kit/shellServices/modal';
import { fakeApi, listOf } from '../../../testing/fakeApi';
import { signedInAs, signedOut } from '../../../testing/fakeSession';
import type { FieldKind, Values } from '../fieldKind';
import { pdf, pdfById } from './pdf';

const promo = pdfById({ label: 'PDF', category: 'Tiled Promos' });
const event = pdf({ label: 'PDF' });

const formik = createRef<FormikProps<Values>>();
const values = () => formik.current?.values ?? {};
function form(kind: FieldKind, item: Values = {}) {
  render(
    <>
      <FieldForm innerRef={formik} initialValues={kind.read({}, item, 'pdf')} onSubmit={() => undefined}>
        <kind.Input name="pdf" />
      </FieldForm>
      <OpenModal />
    </>,
  );
  return userEvent.setup();
}

beforeEach(() => signedInAs());
afterEach(() => {
  act(() => closeModal());
  act(() => signedOut());
});

test('a PDF is chosen among the documents of its category, and sent as its id', async () => {
  const menu = wireAsset('9', { name: 'Spring menu', filename: 'menu.pdf', filetype: 'application/pdf', url: '/files/9.pdf' });
  const api = fakeApi({ 'GET /assets': listOf([menu]) });
  const user = form(promo);
  await user.click(screen.getByRole('button', { name: 'Choose from library' }));
  await user.click(await screen.findByRole('button', { name: /Spring menu/ }));
  expect(api.calls[0]?.query).toMatchObject({ filetype: 'appli', q: 'cat#Tiled Promos' });
  expect(values().pdf).toEqual({ assetId: '9', name: 'Spring menu', url: '/files/9.pdf' });
  expect(promo.write({}, values(), 'pdf')).toEqual({ pdf: '9' });
  expect(event.write({}, values(), 'pdf')).toEqual({ pdf: { assetId: '9' } });
  expect(screen.getByRole('link', { name: 'Spring menu' })).toHaveAttribute('href', '/files/9.pdf');
});

test('a PDF is read from an id or from an object, and removing it sends null', async () => {
  const user = form(promo, { pdf: '9', pdfAsset: { id: '9', name: 'Spring menu', url: '/files/9.pdf' } });
  expect(values().pdf).toEqual({ assetId: '9', name: 'Spring menu', url: '/files/9.pdf' });
  expect(event.read({}, { pdf: { assetId: '4', name: 'Wine list' } }, 'pdf')).toEqual({
    pdf: { assetId: '4', name: 'Wine list' },
  });
  await user.click(screen.getByRole('button', { name: 'Remove Spring menu' }));
  expect(promo.write({}, values(), 'pdf')).toEqual({ pdf: null });
  expect(screen.getByText('No PDF chosen.')).toBeInTheDocument();
});

test.each([
  ['as its id', promo, { pdf: '9', pdfAsset: { id: '9', assetId: '9' } }],
  ['as an object', event, { pdf: { assetId: '9' } }],
])('a PDF stored %s that was deleted from the library is reported as missing, and can be removed', async (_, kind, item) => {
  const user = form(kind, item);
  expect(screen.getByText('This PDF is no longer in the library.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Remove the PDF' }));
  expect(screen.getByText('No PDF chosen.')).toBeInTheDocument();
});
