import { openModal } from 'shared-kit/shellServices/modal';
import { useFormActions } from '../../fields/formState';
import { fetched } from '../../modals/fetched';
import { Button } from '../../ui/button/Button';
import { EyeIcon } from '../../ui/icons/icons';
import type { PreviewDialogProps } from './PreviewDialog';
import type { PreviewSource } from './previewSource';

/** Opens the preview over the page, with what is typed at that moment. */
function useOpenPreview(preview: PreviewSource) {
  const { getValues } = useFormActions();
  return () =>
    openModal({
      name: 'Preview',
      title: 'Preview',
      style: { width: '59.375rem' },
      body: fetched<PreviewDialogProps>(() => import('./PreviewDialog'), { ...preview, values: getValues() }),
    });
}

/** Shown beside the section navigator, where it stays in view, if a form has no room for a preview beside its fields. */
export function PreviewButton(preview: PreviewSource) {
  const open = useOpenPreview(preview);
  if (preview.views.length === 0) return null;
  return (
    <Button small icon={<EyeIcon />} onClick={open}>
      Preview
    </Button>
  );
}

/** In the preview beside a form: opens the same preview, wider and with the page around it. */
export function WiderButton(preview: PreviewSource) {
  const open = useOpenPreview(preview);
  return (
    <Button small tone="quiet" onClick={open}>
      {preview.page ? 'Whole page' : 'Wider'}
    </Button>
  );
}
