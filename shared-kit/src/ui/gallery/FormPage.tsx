import { useState } from 'react';
import { Avatar } from 'shared-kit/ui/badge/Avatar';
import { PropertyBadge } from 'shared-kit/ui/badge/PropertyBadge';
import { ErrorSummary } from 'shared-kit/ui/form/ErrorSummary';
import { FormLayout } from 'shared-kit/ui/form/FormLayout';
import { SaveBar } from 'shared-kit/ui/form/SaveBar';
import { SectionNavigator } from 'shared-kit/ui/form/SectionNavigator';
import { CheckboxList } from 'shared-kit/ui/form/CheckboxList';
import { Checkbox } from 'shared-kit/ui/input/Checkbox';
import { Field } from 'shared-kit/ui/input/Field';
import { FieldInset, FieldRow } from 'shared-kit/ui/input/layout';
import { Radio } from 'shared-kit/ui/input/Radio';
import { Segments } from 'shared-kit/ui/input/Segments';
import { Select } from 'shared-kit/ui/input/Select';
import { TextArea } from 'shared-kit/ui/input/TextArea';
import { TextInput } from 'shared-kit/ui/input/TextInput';
import { Toggle } from 'shared-kit/ui/input/Toggle';
import { Collapsible } from 'shared-kit/ui/page/Collapsible';
import { PageHead } from 'shared-kit/ui/page/PageHead';
import { Panel } from 'shared-kit/ui/page/Panel';
import { Section } from 'shared-kit/ui/page/Section';

const hotels = Array.from({ length: 14 }, (_, i) => ({
  key: i,
  label: `Hotel ${i + 1}`,
  disabled: i === 2,
  hint: i === 2 ? 'This is the hotel you are cloning from' : undefined,
}));

export function FormPage() {
  const [chosen, setChosen] = useState<number[]>([1, 11]);
  const [saving, setSaving] = useState(false);
  return (
    <>
      <PageHead
        title="Edit Special"
        back={{ href: '#', label: 'Specials' }}
        badge={<PropertyBadge />}
        actions={<Avatar firstName="Nora" lastName="Okafor" />}
      />
      <FormLayout
        nav={
          <SectionNavigator
            sections={[
              { id: 'title-content', title: 'Title & Content', errors: 1 },
              { id: 'date-time', title: 'Date & Time', errors: 1 },
              { id: 'set-an-image', title: 'Set an Image' },
              { id: 'publish', title: 'Preview + Publish' },
            ]}
          />
        }
        preview={
          <Panel padded>
            <Segments
              label="Preview"
              options={[
                { key: 'a', label: 'Special' },
                { key: 'b', label: 'Details Page' },
              ]}
              value={"a" as "a" | "b"}
              onChange={() => undefined}
            />
          </Panel>
        }
      >
        <ErrorSummary
          errors={[
            { name: 'title', label: 'Title', text: 'Required!' },
            { name: 'endsOn', label: 'End Date', text: 'End date is required if event ends' },
          ]}
        />
        <Section id="title-content" title="Title & Content">
          <Field label="Title" name="title" required error="Required!">
            <TextInput defaultValue="" />
          </Field>
          <Field label="Other Title" hint="Shown where space is short, such as the menu." optional>
            <TextInput defaultValue="Winter Escape" />
          </Field>
          <Field label="Content" required>
            <TextArea placeholder="Say what the guest gets" />
          </Field>
        </Section>
        <Section id="date-time" title="Date & Time" note="Europe/London">
          <FieldRow>
            <Field label="Start Date" required>
              <TextInput defaultValue="11/01/2026 12:00 AM" />
            </Field>
            <Field label="End Date" name="endsOn" required error="End date is required if event ends">
              <TextInput placeholder="MM/DD/YYYY" />
            </Field>
          </FieldRow>
          <Checkbox label="Does not end" hint="Stays on the site until somebody unpublishes or archives it." defaultChecked />
          <Checkbox label="Some of it" mixed />
          <Field label="Event ends" group>
            <Radio name="ends" label="Repeats Forever" defaultChecked />
            <Radio name="ends" label="On Date ..." />
          </Field>
        </Section>
        <Section id="set-an-image" title="Set an Image">
          <FieldInset>
            <Field label="CTA">
              <Select options={['None', 'Book Now', { value: 'x', label: 'Other' }]} />
            </Field>
            <Field label="Read only">
              <TextInput readOnly defaultValue="marchmont.example" />
            </Field>
            <Field label="Disabled">
              <TextInput disabled defaultValue="marchmont.example" />
            </Field>
          </FieldInset>
          <CheckboxList label="Hotels" filterLabel="Filter Hotels..." items={hotels} chosen={chosen} onChange={setChosen} />
        </Section>
        <Section id="publish" title="Preview + Publish">
          <Panel>
            <Toggle spread label="Published" hint="Guests see it" defaultChecked />
            <Toggle spread label="Archived" />
          </Panel>
          <Collapsible title="Second modal" note="empty">
            <p>Inside</p>
          </Collapsible>
        </Section>
      </FormLayout>
      <SaveBar
        unsaved={['Title', 'Set an Image', 'CTA', 'Promo Flag', 'Details Page']}
        saving={saving}
        error="Somebody else saved this special while you were editing."
        onDiscard={() => undefined}
        onSave={() => {
          setSaving(true);
          setTimeout(() => setSaving(false), 1500);
        }}
      />
    </>
  );
}
