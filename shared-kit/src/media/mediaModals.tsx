import { closeModal, openModal } from 'shared-kit/shellServices/modal';
import { fetched } from '../modals/fetched';
import type { Asset } from '../rules/entities';
import type { LibraryBodyProps } from './library/LibraryBody';
import type { UploadBodyProps } from './upload/UploadBody';

const LIBRARY_TITLES = { image: 'Choose an image', appli: 'Choose a PDF' };

/**
 * Opens the media library to choose one asset (document 1 §2, OP-96).
 * @param request `kind` 'image' or 'appli', the `category` offered first, and `onChoose`, called after the dialog has closed
 */
export function openLibrary({ onChoose, ...request }: LibraryBodyProps): void {
  const closeAndChoose = (asset: Asset) => {
    closeModal();
    onChoose(asset);
  };
  openModal({
    name: 'Media Library',
    title: LIBRARY_TITLES[request.kind],
    style: { width: '60rem' },
    body: fetched(() => import('./library/LibraryBody'), { ...request, onChoose: closeAndChoose }),
  });
}

/**
 * Opens 'Upload File' (document 1 §2, P-116). Without `onUploaded` it is the library's own dialog and stays open until
 * 'Done'; with it, it belongs to a picker, gives it every asset and closes by itself.
 */
export function openUpload(request: UploadBodyProps = {}): void {
  openModal({
    name: 'Upload File',
    title: 'Upload File',
    style: { width: '42rem' },
    body: fetched(() => import('./upload/UploadBody'), request),
  });
}
