import { memo, useState } from 'react';
import type { Values } from '../../fields/fieldKind';
import { useRestingValues } from '../../fields/formState';
import type { Property } from '../../rules/entities';
import { Segments } from '../../ui/input/Segments';
import type { PreviewView } from '../contentForm';
import { PreviewFrame } from './PreviewFrame';

interface Props {
  views: PreviewView[];
  values: Values;
  property: Property;
  id: string | undefined;
}

/** The guest's view of some values, with the views to choose from. */
export function PreviewPanel({ views, values, property, id }: Props) {
  const [label, setLabel] = useState(views[0]?.label ?? '');
  const view = views.find((one) => one.label === label) ?? views[0];
  if (!view) return null;
  const choice = views.length > 1 && (
    <Segments
      label="What the preview shows"
      options={views.map((one) => ({ key: one.label, label: one.label }))}
      value={label}
      onChange={setLabel}
    />
  );
  return (
    <PreviewFrame choice={choice} note={view.note}>
      <view.View values={values} property={property} id={id} />
    </PreviewFrame>
  );
}

/** The guest's view beside the form. It follows when the typing rests, so that typing never lags. */
export const FollowingPreview = memo(function FollowingPreview(props: Omit<Props, 'values'>) {
  return <PreviewPanel {...props} values={useRestingValues()} />;
});
