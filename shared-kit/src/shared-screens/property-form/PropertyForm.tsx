import { useProperties } from 'shared-kit/api/property';
import { useNavigate } from 'shared-kit/router';
import { useAuthority } from 'shared-kit/session';
import { toast } from 'shared-kit/shellServices/toast';
import { sectionId } from '../../content/form/sections';
import { offerUndo } from '../../content/offerUndo';
import { undoChange } from '../../content/undoByRestoring';
import { changedBody } from '../../form/changedBody';
import { FormShell } from '../../form/FormShell';
import { savedText } from '../../form/savedText';
import { useSavedForm } from '../../form/useSavedForm';
import type { Property, PropertyType } from '../../rules/entities';
import { fieldErrors } from '../../rules/validation/fieldErrors';
import { hotelRules, restaurantRules } from '../../rules/validation/property';
import { FormLayout } from '../../ui/form/FormLayout';
import { SectionNavigator } from '../../ui/form/SectionNavigator';
import { PropertyUsers } from '../properties/PropertyUsers';
import { propertyHref, PROPERTY_LABELS } from '../properties/propertyLabels';
import { ArchivePanel } from './ArchivePanel';
import { FormPart } from './FormPart';
import { partsOf } from './parts';
import { readProperty, writeProperty, type PropertyValues } from './propertyValues';
import { SECTIONS } from './sections';

interface Props {
  type: PropertyType;
  /** Absent on a new one. */
  property?: Property;
}

const RULES = { hotel: hotelRules, restaurant: restaurantRules };

/** The form of a hotel or a restaurant, new and in its settings (document 1 §2 and §5, document 3 §2; OP-36, OP-37). */
export function PropertyForm({ type, property }: Props) {
  const api = useProperties();
  const { can, isSuper } = useAuthority();
  const navigate = useNavigate();
  const labels = PROPERTY_LABELS[type];
  const check = (values: PropertyValues) => fieldErrors(RULES[type], values);

  /** The property leaves its list, or comes back to it: Undo reverts that (decision OP-133). */
  const announceArchived = (saved: Property, text: string) =>
    offerUndo({ text, name: saved.name, undo: undoChange(api.path, saved.name, saved) });

  const form = useSavedForm<PropertyValues, Property>({
    path: property ? `${propertyHref(property)}/settings` : `${labels.home}/new`,
    item: property,
    kind: 'properties',
    read: readProperty,
    parts: partsOf(type),
    check,
    save: (values, stored, newId) => {
      const write = (written: PropertyValues) => writeProperty(type, written, stored);
      const body = changedBody(write, values, stored && readProperty(stored), stored);
      return api.save(body, stored?.id, stored?.version, newId);
    },
    onSaved: (saved, previous) => {
      const text = savedText(labels.singular, saved?.name, saved, previous);
      if (saved && previous && saved.archived !== previous.archived) announceArchived(saved, text);
      else toast({ text });
      const isNewlyArchived = saved?.archived && !previous?.archived;
      return navigate(saved && !isNewlyArchived ? propertyHref(saved) : `${labels.list}?list=archived`);
    },
  });
  const { formik, base } = form;

  const setArchived = (archived: boolean) => form.submitWith((values) => ({ ...values, archived }));

  const errorCountIn = (fields: string[]) => form.errors.filter(({ name }) => fields.includes(name.split('.')[0] ?? '')).length;
  const sections = SECTIONS[type];
  const nav = [
    ...sections.map(({ title, fields }) => ({ id: sectionId(title), title, errors: errorCountIn(fields) })),
    ...(property && can('READ', 'user', property.id) ? [{ id: 'users', title: 'Users' }] : []),
  ];
  return (
    <FormShell
      form={form}
      name={type}
      zone={property?.timezone}
      around={(fields) => <FormLayout nav={<SectionNavigator sections={nav} />}>{fields}</FormLayout>}
    >
      {sections.map(({ title, fields, note, body }) => (
        <FormPart key={title} title={title} note={note} reveal={errorCountIn(fields) ? formik.submitCount : 0}>
          {body}
        </FormPart>
      ))}
      {isSuper && (
        <ArchivePanel
          typeLabel={labels.singular}
          archived={base?.archived ?? false}
          waits={formik.isSubmitting || form.failure !== null}
          onToggle={setArchived}
        />
      )}
      {property && <PropertyUsers property={property} />}
    </FormShell>
  );
}
