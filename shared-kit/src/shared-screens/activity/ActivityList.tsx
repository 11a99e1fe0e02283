import type { ReactNode } from 'react';
import type { ActivityLine } from '../../rules/historyEntities';
import { kindWord } from '../../rules/historyKinds';
import { Anchor } from '../../ui/link/Anchor';
import { Panel } from '../../ui/page/Panel';
import { wordsOfAction } from './actionWords';
import css from './activity.module.css';

interface Props {
  lines: readonly ActivityLine[];
  /** When a line was, in words. */
  timeOf: (at: string) => string;
  /** Leaves out who: all the lines are about one's own changes. */
  isOwn?: boolean;
  /** Leaves out where: all the lines are about one property. */
  isOneProperty?: boolean;
  /** What can be done about a line, beside it. */
  actionFor?: (line: ActivityLine) => ReactNode;
}

/** Lines of the activity: who did what, where and when, each leading to what it was done to. */
export const ActivityList = ({ lines, timeOf, isOwn = false, isOneProperty = false, actionFor }: Props) => (
  <Panel>
    <ol className={css.lines}>
      {lines.map((line) => (
        <li key={line.id}>
          <p>
            <Sentence line={line} isOwn={isOwn} />
          </p>
          <p className={css.aside}>
            {!isOneProperty && line.kind !== 'properties' && line.property && (
              <span>{line.property.name ?? 'A deleted property'}</span>
            )}
            {line.gone && <span>{goneWords(line)}</span>}
            {actionFor?.(line)}
            <time dateTime={line.at}>{timeOf(line.at)}</time>
          </p>
        </li>
      ))}
    </ol>
  </Panel>
);

function goneWords({ gone, goneWith }: ActivityLine): string {
  if (gone === 'good') return 'Deleted for good';
  return goneWith ? `In the bin with its ${kindWord(goneWith)}` : 'In the bin';
}

const upper = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

function Sentence({ line: { by, action, kind, name, link }, isOwn }: { line: ActivityLine; isOwn: boolean }) {
  const { verb, after } = wordsOfAction(action);
  const one = kindWord(kind);
  const what = name || `this ${one}`;
  return (
    <>
      {isOwn ? upper(verb) : <b>{by?.name ?? 'The system'}</b>} {!isOwn && `${verb} `}
      {name && `the ${one} `}
      {link ? <Anchor href={link}>{what}</Anchor> : <span className={css.gone}>{what}</span>}
      {after && ` ${after}`}
    </>
  );
}
