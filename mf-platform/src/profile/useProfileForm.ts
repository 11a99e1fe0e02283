import { useRef } from 'react';
import { hasStatus, requestQuietly } from 'shared-kit/api/http';
import { refresh } from 'shared-kit/api/resource';
import { isRefusal } from 'shared-kit/form/isTransient';
import { confirmChange } from 'shared-kit/form/lostAnswer';
import { plainParts } from 'shared-kit/form/parts';
import { useSavedForm } from 'shared-kit/form/useSavedForm';
import type { User } from 'shared-kit/rules/entities';
import { fieldErrors } from 'shared-kit/rules/validation/fieldErrors';
import { profileRules } from 'shared-kit/rules/validation/profile';
import { expire, renew, setProfile } from 'shared-kit/session';
import { toast } from 'shared-kit/shellServices/toast';
import { missingCurrentPassword, PERSON_LABELS, readPerson, SECRET, writePerson, type PersonValues } from '../users/person';

const PASSWORD_CHANGED = 'Your password has been changed. Please sign in.';

const parts = plainParts<PersonValues>(PERSON_LABELS);

/**
 * Saves one's own profile (document 1 §7, PUT /profile). When the password changes, the response contains a new token,
 * which replaces the stored one before any other call. The header shows a new name at once.
 */
export function useProfileForm(profile: User) {
  /** Whether a new password was sent and its response lost: if it was stored, it has ended this session. */
  const mayHaveChangedPassword = useRef(false);
  const expireOn401 = (error: unknown) => {
    if (hasStatus(error, 401)) expire(mayHaveChangedPassword.current ? PASSWORD_CHANGED : undefined);
    // The session has not ended, so the password is the old one.
    else if (isRefusal(error)) mayHaveChangedPassword.current = false;
    throw error;
  };
  const store = async (body: object, ifMatch: number | undefined) => {
    const send = () => requestQuietly<User>('PUT', '/profile', { body, ifMatch });
    if (!('password' in body)) return send().catch(expireOn401);
    const checkSession = async () => {
      mayHaveChangedPassword.current = true;
      await requestQuietly('GET', '/profile').catch(expireOn401);
      return undefined;
    };
    return confirmChange(send, checkSession).catch(expireOn401);
  };
  return useSavedForm<PersonValues, User>({
    path: '/profile',
    item: profile,
    kind: 'users',
    read: readPerson,
    parts,
    check: (values, base = profile) => ({ ...fieldErrors(profileRules, values), ...missingCurrentPassword(values, base) }),
    save: async (values, base) => {
      const { data, meta } = await store(writePerson(values), base?.version);
      mayHaveChangedPassword.current = false;
      renew(meta);
      setProfile(data);
      return data;
    },
    onSaved: () => {
      toast({ text: 'Profile saved.' });
      void refresh('/profile');
      void refresh('/users');
      // A new password ends all other sessions.
      void refresh('/profile/sessions');
    },
    secret: SECRET,
  });
}
