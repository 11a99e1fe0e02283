import { TextField } from 'shared-kit/fields/text/text';
import { FormShell } from 'shared-kit/form/FormShell';
import type { Property, Region } from 'shared-kit/rules/entities';
import { useAuthority } from 'shared-kit/session';
import { ProgressBar } from 'shared-kit/ui/feedback/ProgressBar';
import { CheckboxList } from 'shared-kit/ui/form/CheckboxList';
import { Field } from 'shared-kit/ui/input/Field';
import { TextInput } from 'shared-kit/ui/input/TextInput';
import { Section } from 'shared-kit/ui/page/Section';
import { DeleteRegion } from './DeleteRegion';
import css from './regions.module.css';
import { useRegionForm } from './useRegionForm';

interface Props {
  region: Region | undefined;
  hotels: Property[];
}

/** A region's name, read-only once it exists (P-077), and the hotels in it (P-075). Only super users change it (OP-25). */
export function RegionForm({ region, hotels }: Props) {
  const { form, progress } = useRegionForm(region, hotels);
  const { isSuper, readsEveryProperty } = useAuthority();
  const { values, setFieldValue } = form.formik;
  const hintOf = (hotel: Property) => {
    const otherRegion =
      hotel.regionId !== null && hotel.regionId !== region?.id ? `in ${hotel.region?.name ?? 'another region'}` : '';
    return [hotel.archived && 'archived', otherRegion].filter(Boolean).join(', ');
  };
  return (
    <>
      <FormShell form={form} name="region" readOnly={!isSuper}>
        <div className={css.sections}>
          <Section title="Region" id="region">
            {region ? (
              <Field name="name" label="Name" hint="The name of a region cannot be changed.">
                <TextInput readOnly value={region.name} />
              </Field>
            ) : (
              <TextField name="name" label="Name" required />
            )}
          </Section>
          <Section title="Hotels" id="hotels" note={readsEveryProperty && `${values.hotels.length} of ${hotels.length}`}>
            {hotels.length === 0 ? (
              <p>{isSuper ? 'There are no hotels yet.' : 'The hotels that you may work on are shown here.'}</p>
            ) : (
              <CheckboxList
                label="Hotels in this region"
                filterLabel="Filter Hotels..."
                folded={24}
                items={hotels.map((hotel) => ({ key: hotel.id, label: hotel.name, hint: hintOf(hotel) }))}
                chosen={values.hotels}
                onChange={(chosen) => void setFieldValue('hotels', chosen)}
              />
            )}
            {!readsEveryProperty && hotels.length > 0 && (
              <p className={css.hint}>Only the hotels that you may work on are shown here.</p>
            )}
            {isSuper && (
              <p className={css.hint}>A hotel is in one region only: ticking one that is in another region moves it here.</p>
            )}
          </Section>
          {progress && (
            <div className={css.progress} role="status">
              <ProgressBar label="Hotels placed" value={(100 * progress.done) / progress.all} />
              {`Placing hotels: ${progress.done} of ${progress.all}`}
            </div>
          )}
          {region && <DeleteRegion region={region} discardChanges={form.forget} />}
        </div>
      </FormShell>
    </>
  );
}
