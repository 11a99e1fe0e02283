import { useRef, useState } from 'react';
import { useProperties } from 'shared-kit/api/property';
import { useNavigate } from 'shared-kit/router';
import { toast } from 'shared-kit/shellServices/toast';
import { sectionId } from '../../content/form/errorList';
import { changedLabels, flattenErrors } from '../../form/flattenErrors';
import { PlainForm } from '../../form/PlainForm';
import { useSavedForm } from '../../form/useSavedForm';
import type { ItemBase, Property, PropertyType } from '../../rules/entities';
import { fieldErrors } from '../../rules/validation/fieldErrors';
import { hotelRules, restaurantRules } from '../../rules/validation/property';
import { FormLayout } from '../../ui/form/FormLayout';
import { SectionNavigator } from '../../ui/form/SectionNavigator';
import { PropertyUsers } from '../properties/PropertyUsers';
import { propertyHref, WORDS } from '../properties/propertyWords';
import { ArchivePanel } from './ArchivePanel';
import { FormPart } from './FormPart';
import { LABELS, readProperty, writeProperty, type PropertyValues } from './propertyValues';
import { SECTIONS } from './sections';
import { sayValue } from './sayValue';

interface Props {
  type: PropertyType;
  /** Absent on a new one. */
  property?: Property;
}

const RULES = { hotel: hotelRules, restaurant: restaurantRules };

/** The form of a hotel or a restaurant, new and in its settings (document 1 §2 and §5, document 3 §2; OP-36, OP-37). */
export function PropertyForm({ type, property }: Props) {
  const api = useProperties();
  const navigate = useNavigate();
  const words = WORDS[type];
  const [base, setBase] = useState(property);
  const [initial, setInitial] = useState(() => readProperty(property));
  const saved = useRef<Property>();
  const check = (values: PropertyValues) => fieldErrors(RULES[type], values);
  const send = async (values: PropertyValues, over: Property | undefined) => {
    saved.current = await api.save(writeProperty(type, values, over), over?.id, over?.version);
  };

  const form = useSavedForm<PropertyValues>({
    path: property ? `${propertyHref(property)}/settings` : `${words.home}/new`,
    initial,
    version: base?.version,
    check,
    changed: changedLabels(LABELS[type]),
    save: (values) => send(values, base),
    onSaved: () => {
      const now = saved.current as Property;
      toast({ text: `${words.one} saved.` });
      const putAway = now.archived && !base?.archived;
      return navigate(putAway ? `${words.list}?list=archived` : propertyHref(now));
    },
  });
  const { formik } = form;

  // A newer answer may fill an untouched form; it never overwrites what somebody typed.
  if (property && property.version !== base?.version && form.unsaved.length === 0) {
    setBase(property);
    setInitial(readProperty(property));
  }

  /** The flag goes with the form only when the form can be sent: a refused one must not archive at the next Save. */
  const setArchived = async (archived: boolean) => {
    if (Object.keys(check(formik.values)).length === 0) await formik.setFieldValue('archived', archived);
    await form.submit();
  };
  const saveOver = (merged: PropertyValues, current: ItemBase) =>
    form.store(merged, (values) => send(values, current as Property));

  const faulty = form.tried ? flattenErrors(formik.errors).map(([field]) => field) : [];
  const errorsIn = (fields: string[]) => faulty.filter((field) => fields.includes(field.split('.')[0] ?? '')).length;
  const sections = SECTIONS[type];
  const nav = [
    ...sections.map(({ title, fields }) => ({ id: sectionId(title), title, errors: errorsIn(fields) })),
    ...(property ? [{ id: 'users', title: 'Users' }] : []),
  ];
  return (
    <PlainForm
      form={form}
      name={type}
      labels={LABELS[type]}
      conflict={{ read: (current: Property) => readProperty(current), say: sayValue, saveOver }}
    >
      <FormLayout nav={<SectionNavigator sections={nav} />}>
        {sections.map(({ title, fields, note, body }) => (
          <FormPart key={title} title={title} note={note} reveal={errorsIn(fields) ? formik.submitCount : 0}>
            {body}
          </FormPart>
        ))}
        <ArchivePanel one={words.one} archived={base?.archived ?? false} busy={formik.isSubmitting} onPress={setArchived} />
        {property && <PropertyUsers property={property} />}
      </FormLayout>
    </PlainForm>
  );
}
