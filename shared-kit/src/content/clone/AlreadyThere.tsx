import { useGet, type Query } from 'shared-kit/api/resource';

/** More are not looked up, since each takes a separate call. */
const MOST = 10;

interface Props {
  /** The collection of the target. */
  path: string;
  titleKey: string;
  titles: readonly string[];
  /** The part of the collection that counts; all of it by default. */
  within?: Query | undefined;
}

const There = ({ path, titleKey, title, within }: Omit<Props, 'titles'> & { title: string }) => {
  const found = useGet<unknown[]>(path, { ...within, [titleKey]: title, archived: false, perPage: 1 }).meta?.count ?? 0;
  return found > 0 ? <span>“{title}” is already there.</span> : null;
};

/** Which of the chosen items a target holds already, by their titles. */
export const AlreadyThere = ({ titles, ...rest }: Props) =>
  titles.slice(0, MOST).map((title) => <There key={title} title={title} {...rest} />);
