import { Anchor } from '../ui/link/Anchor';
import { Panel } from '../ui/page/Panel';
import css from './LinkList.module.css';

export interface ListedLink {
  path: string;
  title: string;
  /** What is found there. */
  text?: string;
}

/** Pages to choose from, one per row. */
export const LinkList = ({ links }: { links: readonly ListedLink[] }) => (
  <Panel>
    <ul className={css.list}>
      {links.map(({ path, title, text }) => (
        <li key={path}>
          <Anchor href={path}>{title}</Anchor>
          {text && <p>{text}</p>}
        </li>
      ))}
    </ul>
  </Panel>
);
