import { useRef } from 'react';
import { hasStatus, requestQuietly } from 'shared-kit/api/http';
import { refresh } from 'shared-kit/api/resource';
import { isRefusal } from 'shared-kit/form/isTransient';
import { confirmChange } from 'shared-kit/form/lostAnswer';
import { plainParts } from 'shared-kit/form/parts';
import { useSavedForm } from 'shared-kit/form/useSavedForm';
import type { User } from 'shared-kit/rules/entities';
import { changesAccess } from 'shared-kit/rules/validation/currentPassword';
import { fieldErrors } from 'shared-kit/rules/validation/fieldErrors';
import { profileRules } from 'shared-kit/rules/validation/profile';
import { expire, renew, setProfile } from 'shared-kit/session';
import { toast } from 'shared-kit/shellServices/toast';
import { missingCurrentPassword, PERSON_LABELS, readPerson, SECRET, writePerson, type PersonValues } from '../users/person';

const EMAIL_CHANGED = 'Your email has been changed. Please sign in with the new one.';
const PASSWORD_CHANGED = 'Your password has been changed. Please sign in.';
const BOTH_CHANGED = 'Your email and password have been changed. Please sign in with the new ones.';

type Body = ReturnType<typeof writePerson>;

/** What Sign In says once a change has ended the session; undefined for one that ends none (OP-143). */
function changedAccess({ email, password }: Body, stored: User): string | undefined {
  if (!changesAccess({ email }, stored)) return password === undefined ? undefined : PASSWORD_CHANGED;
  return password === undefined ? EMAIL_CHANGED : BOTH_CHANGED;
}

const parts = plainParts<PersonValues>(PERSON_LABELS);

/**
 * Saves one's own profile (document 1 §7, PUT /profile). When the password or the email changes, the response contains a new
 * token, which replaces the stored one before any other call. The header shows a new name at once.
 */
export function useProfileForm(profile: User) {
  /** The message about a new password or email whose response was lost: if it was stored, it has ended this session. */
  const mayHaveChanged = useRef<string>();
  const expireOn401 = (error: unknown) => {
    if (hasStatus(error, 401)) expire(mayHaveChanged.current);
    // The session has not ended, so nothing that ends it was stored.
    else if (isRefusal(error)) mayHaveChanged.current = undefined;
    throw error;
  };
  const store = async (body: Body, stored: User) => {
    const send = () => requestQuietly<User>('PUT', '/profile', { body, ifMatch: stored.version });
    const message = changedAccess(body, stored);
    if (message === undefined) return send().catch(expireOn401);
    const checkSession = async () => {
      mayHaveChanged.current = message;
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
    save: async (values, base = profile) => {
      const { data, meta } = await store(writePerson(values), base);
      mayHaveChanged.current = undefined;
      renew(meta);
      setProfile(data);
      return data;
    },
    onSaved: () => {
      toast({ text: 'Profile saved.' });
      void refresh('/profile');
      void refresh('/users');
      // A new password or email ends all other sessions.
      void refresh('/profile/sessions');
    },
    secret: SECRET,
  });
}
