import type { ReactNode } from 'react';
import { useResource } from 'shared-kit/api/resource';
import { usePageProperty } from '../../content/usePageProperty';
import { ChoiceField } from '../../fields/choice/choice';
import { ImagePicker } from '../../fields/image/ImagePicker';
import { TextField } from '../../fields/text/text';
import { useFormState } from '../../fields/formState';
import { useReloadIfRefused } from '../../fields/reference/useReloadIfRefused';
import { useFormField } from '../../fields/useFormField';
import type { PropertyType, Region } from '../../rules/entities';
import { PER_PAGE } from '../../rules/limits';
import { TIME_ZONES } from '../../rules/timeZones';
import { NotLoaded } from '../../ui/feedback/NotLoaded';
import { Notice } from '../../ui/feedback/Notice';
import { FieldRow } from '../../ui/input/layout';
import type { PropertyValues } from './propertyValues';

export interface PropertySection {
  title: string;
  /** The keys of its values. */
  fields: string[];
  /** A small note to the right of its title. */
  note?: string;
  body: ReactNode;
}

const Logo = ({ alwaysUpload = false }: { alwaysUpload?: boolean }) => (
  <ImagePicker name="logo" label="Logo" single list={false} category="Hotel Logo" alwaysUpload={alwaysUpload} />
);

/** What another time zone does to stored content. */
const TIME_ZONE_WARNING =
  'Content still starts and ends at the same moments, so its dates will show other times of day here. Calendar events and opening hours keep the times that they show.';

/** The zones of the fixed list (document 1 §9), and a stored one that is not in the list. */
function TimeZone() {
  const { value } = useFormField<string>('timezone');
  const stored = useFormState<string, PropertyValues>(({ initialValues }) => initialValues.timezone);
  const unlisted = value && !TIME_ZONES.some((zone) => zone.value === value) ? [{ value, label: value }] : [];
  const options = [{ value: '', label: 'Choose a time zone' }, ...TIME_ZONES, ...unlisted];
  return (
    <>
      <ChoiceField name="timezone" label="Time Zone" required options={options} />
      {stored && value && value !== stored && <Notice tone="warn">{TIME_ZONE_WARNING}</Notice>}
    </>
  );
}

function RegionChoice() {
  const {
    data: regions,
    error,
    reload,
  } = useResource<Region>('/regions').useList({ orderBy: 'name:ASC', perPage: PER_PAGE.max });
  const { value, error: refusal } = useFormField<string>('regionId');
  useReloadIfRefused({ value, error: refusal }, reload);
  const stored = usePageProperty().property?.region;
  const unlistedLabel = regions ? 'Another region' : 'Loading ...';
  const loadedOptions = (regions ?? []).map(({ id, name }) => ({ value: id, label: name }));
  // While the regions are loading, the stored one stays selected, so that a save does not lose it.
  const storedOption =
    value && !loadedOptions.some((region) => region.value === value)
      ? [{ value, label: (stored?.id === value && stored.name) || unlistedLabel }]
      : [];
  return (
    <>
      <ChoiceField
        name="regionId"
        label="Region"
        options={[{ value: '', label: 'No region' }, ...loadedOptions, ...storedOption]}
      />
      {error && !regions && (
        <Notice tone="warn">
          <NotLoaded what="The regions" retry={reload} more={value && 'The hotel keeps its region.'} />
        </Notice>
      )}
    </>
  );
}

const HotelCodes = () => (
  <>
    <FieldRow>
      <TextField name="ihgHotelCode" label="Hotel Code" hint="5 digits" required />
      <TextField name="brandCode" label="Brand Code" hint="Usually 'ki'" required />
    </FieldRow>
    <FieldRow>
      <TextField name="localeCode" label="Locale Code" hint="Usually 'en'" required />
      <TextField name="regionCode" label="Region Code" hint="Usually '1'" required />
    </FieldRow>
    <FieldRow>
      <TextField name="rateCode" label="Rate Code" optional />
    </FieldRow>
  </>
);

const name = <TextField name="name" label="Name" required />;
const url = <TextField name="url" label="URL" type="url" hint="The address of its public site" required />;

/** The sections of the form of a hotel (document 1 §2) and of a restaurant (document 3 §2). */
export const SECTIONS: Record<PropertyType, PropertySection[]> = {
  hotel: [
    { title: 'Hotel Name', fields: ['name'], body: name },
    { title: 'Hotel URL', fields: ['url'], body: url },
    { title: 'Logo', fields: ['logo'], note: 'required, but can be added later', body: <Logo /> },
    { title: 'Time Zone', fields: ['timezone'], body: <TimeZone /> },
    { title: 'Region', fields: ['regionId'], body: <RegionChoice /> },
    {
      title: 'Hotel Codes',
      fields: ['ihgHotelCode', 'brandCode', 'localeCode', 'regionCode', 'rateCode'],
      body: <HotelCodes />,
    },
    {
      title: 'Analytics',
      fields: ['gaTrackingID'],
      body: <TextField name="gaTrackingID" label="Analytics ID" hint="Format UA-XXXXXX-XX" optional />,
    },
  ],
  restaurant: [
    { title: 'Restaurant Name', fields: ['name'], body: name },
    { title: 'Restaurant URL', fields: ['url'], body: url },
    { title: 'Logo', fields: ['logo'], note: 'shown only here, never on the site', body: <Logo alwaysUpload /> },
    { title: 'Time Zone', fields: ['timezone'], body: <TimeZone /> },
  ],
};
