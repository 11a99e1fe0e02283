import { useMemo, useRef, useState } from 'react';
import { request } from 'shared-kit/api/http';
import { refresh } from 'shared-kit/api/resource';
import { changedLabels } from 'shared-kit/form/flattenErrors';
import { useSavedForm } from 'shared-kit/form/useSavedForm';
import type { User } from 'shared-kit/rules/entities';
import { fieldErrors } from 'shared-kit/rules/validation/fieldErrors';
import { profileRules } from 'shared-kit/rules/validation/profile';
import { renew, setProfile } from 'shared-kit/session';
import { toast } from 'shared-kit/shellServices/toast';
import { missingCurrent, PERSON_LABELS, readPerson, SECRET, writePerson, type PersonValues } from '../users/person';

/**
 * Saves the own profile (document 1 §7, PUT /profile). After a new password the answer brings a new token, which takes
 * the place of the stored one before anything else is asked; the header shows the new name at once.
 */
export function useProfileForm(profile: User) {
  const [base, setBase] = useState(profile);
  const initial = useMemo(() => readPerson(base), [base]);
  const saved = useRef(profile);

  const send = async (values: PersonValues, over: User) => {
    const body = writePerson(values);
    const { data, meta } = await request<User>('PUT', '/profile', { body, ifMatch: over.version });
    renew(meta);
    setProfile(data);
    setBase(data);
    saved.current = data;
  };

  const form = useSavedForm<PersonValues>({
    path: '/profile',
    initial,
    version: base.version,
    check: (values) => ({ ...fieldErrors(profileRules, values), ...missingCurrent(values, base) }),
    changed: changedLabels(PERSON_LABELS),
    save: (values) => send(values, base),
    onSaved: () => {
      // Saved values may equal the ones before: only this empties the password fields then.
      form.formik.resetForm({ values: readPerson(saved.current) });
      toast({ text: 'Profile saved.' });
      void refresh('/profile');
      void refresh('/users');
    },
    secret: SECRET,
  });

  // A newer answer may fill an untouched form; it never overwrites what somebody typed.
  if (profile.version > base.version && form.unsaved.length === 0) setBase(profile);
  return { form, base, send };
}
