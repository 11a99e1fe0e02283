import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FormikProps } from 'formik';
import { createRef } from 'react';
import { closeModal } from 'shared-kit/shellServices/modal';
import type { FieldKind, Values } from '../src/fields/fieldKind';
import { image } from '../src/fields/image/image';
import { nestErrors } from '../src/form/formikErrors';
import { group } from '../src/rules/models/kinds';
import { image as imageRules, images as imagesRules } from '../src/rules/models/parts';
import { rulesOf } from '../src/rules/models/rulesOf';
import { fieldErrors } from '../src/rules/validation/fieldErrors';
import { keepFocus } from '../src/ui/focus/keepFocus';
import { fakeApi, listOf } from './fakeApi';
import { signedInAs, signedOut } from './fakeSession';
import { FieldForm } from './FieldForm';
import { OpenModal, uploadRoutes, wireAsset } from './media';

const rules = rulesOf({ images: imagesRules(), details: group({ image: imageRules() }) });

/** A picker of any number of images, with videos. */
export const accommodations = image({ label: 'Images', category: 'Accommodations', video: true, recommended: 4 });

const formik = createRef<FormikProps<Values>>();
/** The values of the open form. */
export const formValues = () => formik.current?.values ?? {};

/** Opens a form with one field, set up like a content form. */
export function openForm(kind: FieldKind, name: string, item: Values = {}) {
  const initial = kind.read({}, item, name);
  render(
    <>
      <FieldForm
        innerRef={formik}
        initialValues={initial}
        validate={(typed) => nestErrors(fieldErrors(rules, typed))}
        onSubmit={() => undefined}
      >
        {({ handleSubmit, resetForm }) => (
          <form onSubmit={handleSubmit}>
            <kind.Input name={name} />
            <button type="submit">Save</button>
            <button type="button" onClick={() => resetForm()}>
              Discard
            </button>
          </form>
        )}
      </FieldForm>
      <OpenModal />
    </>,
  );
  return { user: userEvent.setup(), sent: () => kind.write({}, formValues(), name) };
}

export const stored = (id: string) => ({ assetId: id, alt: `Alt ${id}`, url: `/files/${id}.jpg` });
export const slides = () => screen.getAllByRole('button', { name: /^Image \d+$/ });

/** For a whole test file: an API with two assets, and somebody who may upload. @returns the API of the running test */
export function serveAssets() {
  let api: ReturnType<typeof fakeApi>;
  let stopKeepingFocus: () => void;
  beforeEach(() => {
    stopKeepingFocus = keepFocus();
    signedInAs();
    api = fakeApi({
      ...uploadRoutes(),
      'GET /assets': listOf([wireAsset('7'), wireAsset('8')]),
      'GET /assets/:id': ({ params }: { params: Record<string, string> }) => ({ data: wireAsset(params.id ?? '') }),
    });
  });
  afterEach(() => {
    act(() => closeModal());
    act(() => signedOut());
    stopKeepingFocus();
  });
  return () => api;
}
