/** A copy as the list says it afterwards. */
export interface ClonedItem {
  id: string;
  title: string;
  /** The house it stands in now, and the address of its form. */
  place: string;
  href: string;
  published: boolean;
  /** Why it could not be published. */
  problem?: string | undefined;
}

const done = new Map<string, ClonedItem[]>();

/** Keeps what was cloned from a list until it has said so. */
export const keepCloned = (list: string, items: ClonedItem[]) => void done.set(list, items);
export const clonedFrom = (list: string) => done.get(list);
export const forgetCloned = (list: string) => void done.delete(list);
