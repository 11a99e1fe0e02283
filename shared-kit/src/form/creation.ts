import { newId } from '../ui/newId';

/** The id for the item that a form creates, and whether a request was sent with it, which may have arrived. */
export interface Creation {
  id: string;
  isSent: boolean;
}

export const newCreation = (): Creation => ({ id: newId(), isSent: false });

export const asSent = ({ id }: Creation): Creation => ({ id, isSent: true });
