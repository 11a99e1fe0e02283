import { request } from 'shared-kit/api/http';
import { refresh } from 'shared-kit/api/resource';
import { plainParts } from 'shared-kit/form/parts';
import { useSavedForm } from 'shared-kit/form/useSavedForm';
import type { User } from 'shared-kit/rules/entities';
import { fieldErrors } from 'shared-kit/rules/validation/fieldErrors';
import { profileRules } from 'shared-kit/rules/validation/profile';
import { renew, setProfile } from 'shared-kit/session';
import { toast } from 'shared-kit/shellServices/toast';
import { missingCurrent, PERSON_LABELS, readPerson, SECRET, writePerson, type PersonValues } from '../users/person';

const parts = plainParts<PersonValues>(PERSON_LABELS);

/**
 * Saves one's own profile (document 1 §7, PUT /profile). After a new password the answer brings a new token, which replaces the
 * stored one before any other call; the header shows the new name at once.
 */
export function useProfileForm(profile: User) {
  return useSavedForm<PersonValues, User>({
    path: '/profile',
    item: profile,
    kind: 'users',
    read: readPerson,
    parts,
    check: (values, base = profile) => ({ ...fieldErrors(profileRules, values), ...missingCurrent(values, base) }),
    save: async (values, base) => {
      const { data, meta } = await request<User>('PUT', '/profile', { body: writePerson(values), ifMatch: base?.version });
      renew(meta);
      setProfile(data);
      return data;
    },
    onSaved: () => {
      toast({ text: 'Profile saved.' });
      void refresh('/profile');
      void refresh('/users');
      // A new password ends all others.
      void refresh('/profile/sessions');
    },
    secret: SECRET,
  });
}
