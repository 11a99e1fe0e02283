import { newId } from '../ui/newId';

/** The id for the item that a form creates, and whether a request was sent with it, which may have arrived. */
export interface Creation {
  id: string;
  isSent: boolean;
}

/** For a new form: nothing has been sent yet. */
export const newCreation = (): Creation => ({ id: newId(), isSent: false });

/** The same once a request was sent with its id. */
export const asSent = ({ id }: Creation): Creation => ({ id, isSent: true });
