import { useRef } from 'react';
import type { ApiError } from 'shared-kit/api/http';
import { isTransient } from 'shared-kit/form/isTransient';
import { confirmChange } from 'shared-kit/form/lostAnswer';
import { newerOf } from 'shared-kit/form/refusal';
import type { User } from 'shared-kit/rules/entities';
import { normaliseEmail } from 'shared-kit/rules/normaliseName';
import { useSession } from 'shared-kit/session';
import type { writeUser } from './userForm';

type Body = ReturnType<typeof writeUser>;

const holds = (stored: User, { firstName, lastName, email }: Body) =>
  stored.firstName === firstName && stored.lastName === lastName && normaliseEmail(stored.email) === normaliseEmail(email);

/**
 * Finds a change of a user whose answer was lost. Neither a password nor a link that was mailed is part of what is stored: nothing
 * else tells that it was, and sent again, it would mail a second link and make the first one invalid.
 * @returns a function that sends a body over the version of a user, and returns the user as stored
 */
export function useUnansweredSave() {
  const unanswered = useRef<string>();
  const { profile } = useSession();
  return async (body: Body, current: User | undefined, send: () => Promise<User>): Promise<User> => {
    const sent = JSON.stringify(body);
    const isRepeated = unanswered.current === sent;
    unanswered.current = undefined;
    const findSaved = async (refusal: ApiError) => {
      const newer = newerOf<User>(refusal);
      const isNext = newer?.version === (current?.version ?? 0) + 1;
      return isNext && newer.updatedBy?.id === profile?.id && holds(newer, body) ? newer : undefined;
    };
    return confirmChange(send, findSaved, { isRepeated }).catch((error: unknown) => {
      if (isTransient(error)) unanswered.current = sent;
      throw error;
    });
  };
}
