import type { ReactNode } from 'react';
import type { ActivityLine } from '../../rules/historyEntities';
import { kindLabel } from '../../rules/historyKinds';
import { Anchor } from '../../ui/link/Anchor';
import { Panel } from '../../ui/page/Panel';
import { textsOfAction } from './actionTexts';
import css from './activity.module.css';

interface Props {
  lines: readonly ActivityLine[];
  /** The time of a line in words. */
  timeOf: (at: string) => string;
  /** Omits who did it: all the lines are about the person's own changes. */
  isOwn?: boolean;
  /** Omits the property: all the lines are about the same one. */
  isOneProperty: boolean;
  /** A button beside a line. */
  actionFor?: (line: ActivityLine) => ReactNode;
}

/** Lines of the activity: who did what, where and when, each leading to what it was done to. */
export const ActivityList = ({ lines, timeOf, isOwn = false, isOneProperty, actionFor }: Props) => (
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
            {line.gone && <span>{deletionText(line)}</span>}
            {actionFor?.(line)}
            <time dateTime={line.at}>{timeOf(line.at)}</time>
          </p>
        </li>
      ))}
    </ol>
  </Panel>
);

function deletionText({ gone, goneWith }: ActivityLine): string {
  if (gone === 'good') return 'Deleted for good';
  return goneWith ? `In the bin with its ${kindLabel(goneWith)}` : 'In the bin';
}

/** The words for items that never have a name. */
const NAMELESS: Record<string, string> = { hours: 'the opening hours' };

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function Sentence({ line: { by, action, kind, name, link }, isOwn }: { line: ActivityLine; isOwn: boolean }) {
  const { verb, suffix } = textsOfAction(action);
  const noun = kindLabel(kind);
  const title = name || (NAMELESS[kind] ?? `this ${noun}`);
  return (
    <>
      {isOwn ? capitalise(verb) : <b>{by?.name ?? 'The system'}</b>} {!isOwn && `${verb} `}
      {name && `the ${noun} `}
      {link ? <Anchor href={link}>{title}</Anchor> : <span className={css.gone}>{title}</span>}
      {suffix && ` ${suffix}`}
    </>
  );
}
