import { getIn, setIn } from 'formik';
import { PickButtons } from '../../media/PickButtons';
import type { PdfRef } from '../../rules/entities';
import { TextButton } from '../../ui/button/TextButton';
import { FileIcon } from '../../ui/icons/icons';
import { Field } from '../../ui/input/Field';
import { useReadOnly } from '../../ui/input/readOnly';
import { sibling, type FieldKind } from '../fieldKind';
import { EMPTY } from '../ShownLines';
import { useFormField } from '../useFormField';
import css from './pdf.module.css';

interface PdfOptions {
  label: string;
  /** The media category that the library offers first; without one it offers all. */
  category?: string;
  hint?: string;
}

/** A document of the library, or none. */
function PdfField({ name, label, category, hint }: PdfOptions & { name: string }) {
  const { value, error, set } = useFormField<PdfRef | null>(name);
  const readOnly = useReadOnly();
  return (
    <Field name={name} label={label} hint={hint} error={error} group>
      <div className={css.pdf}>
        {value?.assetId ? (
          <p className={css.chosen}>
            <FileIcon />
            {value.url ? (
              <a href={value.url} target="_blank" rel="noreferrer">
                {value.name || 'PDF'}
              </a>
            ) : (
              <span>{value.name || 'This PDF is no longer in the library.'}</span>
            )}
            {!readOnly && (
              <TextButton tone="danger" onClick={() => set(null)} aria-label={`Remove ${value.name || 'the PDF'}`}>
                Remove
              </TextButton>
            )}
          </p>
        ) : (
          <p className={css.none}>No PDF chosen.</p>
        )}
        <PickButtons
          kind="appli"
          category={category}
          multiple={false}
          onAsset={({ id, name: filename, url }) => set({ assetId: id, name: filename, url })}
        />
      </div>
    </Field>
  );
}

type WireShape = 'id' | 'object';
interface PdfAsset {
  id: string;
  name?: string;
  url?: string;
}

/** The two shapes of the wire: the asset's id with its details beside it in `pdfAsset`, or an object. */
function readPdf(item: Record<string, unknown>, name: string): PdfRef | null {
  const value: unknown = getIn(item, name);
  if (!value) return null;
  if (typeof value === 'object') return value as PdfRef;
  const asset = getIn(item, sibling(name, 'pdfAsset')) as PdfAsset | null | undefined;
  const details = asset ? { ...(asset.name && { name: asset.name }), ...(asset.url && { url: asset.url }) } : {};
  return { assetId: String(value), ...details };
}

const kindOf = <W,>({ label, ...options }: PdfOptions, wire: WireShape): FieldKind<W, never> => ({
  label,
  Input: ({ name }) => <PdfField name={name} label={label} {...options} />,
  Shown: ({ values, name }) => {
    const chosen = getIn(values, name) as PdfRef | null;
    return chosen?.assetId ? chosen.name || 'PDF' : EMPTY;
  },
  keys: (name) => [name],
  initial: (values, name) => setIn(values, name, null),
  read: (values, item, name) => setIn(values, name, readPdf(item, name)),
  write: (body, values, name) => {
    const assetId = (getIn(values, name) as PdfRef | null)?.assetId;
    return setIn(body, name, assetId ? (wire === 'id' ? assetId : { assetId }) : null);
  },
});

/** A PDF of the library, sent as `{asset_id}` or null (document 3 §3): the form holds `{assetId, name, url}` or null. */
export const pdf = (options: PdfOptions) => kindOf<PdfRef | null>(options, 'object');

/** A PDF of the library, sent as the asset's id or null (document 2 §3.7): the form holds `{assetId, name, url}` or null. */
export const pdfById = (options: PdfOptions) => kindOf<string | null>(options, 'id');
