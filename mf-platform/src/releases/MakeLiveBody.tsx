import { useState } from 'react';
import { fieldErrors } from 'shared-kit/rules/validation/fieldErrors';
import { liveRules } from 'shared-kit/rules/validation/release';
import { Field } from 'shared-kit/ui/input/Field';
import { Radio } from 'shared-kit/ui/input/Radio';
import { TextArea } from 'shared-kit/ui/input/TextArea';
import { TextInput } from 'shared-kit/ui/input/TextInput';
import { ChangeBody } from './ChangeBody';
import css from './releases.module.css';
import { whoGets } from './releaseLabels';
import { makeLive } from './useReleases';

type Who = 'share' | 'people' | 'all';

interface Props {
  remote: string;
  release: string;
  line: number;
  /** The present share and people, when it is already a canary. */
  share?: number;
  people?: readonly string[];
}

const DEFAULT_SHARE = 10;
const CHOICES: [Who, string, string][] = [
  ['share', 'A share of people', 'Each person keeps the version that they were given.'],
  ['people', 'People by name', 'Only they get it, wherever they sign in.'],
  ['all', 'Everybody', 'At once, without trying it first.'],
];
const emails = (text: string) => text.split(/[\s,;]+/).filter(Boolean);
const SHARE_WRONG = 'Must be a whole number from 1 to 99.';
const NOBODY = 'Name at least one person.';

/** The body of 'Make live': who gets the version (a tenth of the people by default), and why. */
export function MakeLiveBody({ remote, release, line, share: had = 0, people: named = [] }: Props) {
  const [who, setWho] = useState<Who>(named.length > 0 && had === 0 ? 'people' : 'share');
  const [share, setShare] = useState(String(had || DEFAULT_SHARE));
  const [people, setPeople] = useState(named.join('\n'));
  const [attempted, setTried] = useState(false);

  const chosen = {
    share: who === 'all' ? 100 : who === 'share' ? Number(share) : 0,
    people: who === 'people' ? emails(people) : [],
  };
  const shareError = /^[1-9]\d?$/.test(share.trim()) ? undefined : SHARE_WRONG;
  const faults = fieldErrors(liveRules, chosen);
  const peopleError = chosen.people.length === 0 ? NOBODY : Object.values(faults)[0];
  const wrong = { share: shareError, people: peopleError, all: undefined }[who] ?? null;
  const shown = attempted ? wrong : null;

  const fields = (
    <>
      <Field group label="Who gets it">
        <div className={css.choices}>
          {CHOICES.map(([key, label, hint]) => (
            <Radio key={key} name="release-who" label={label} hint={hint} checked={who === key} onChange={() => setWho(key)} />
          ))}
        </div>
      </Field>
      {who === 'share' && (
        <Field label="Percentage of people" name="release.share" required error={shown ?? undefined}>
          <TextInput className={css.share} inputMode="numeric" value={share} onChange={({ target }) => setShare(target.value)} />
        </Field>
      )}
      {who === 'people' && (
        <Field label="Email addresses" name="release.people" hint="One per line." required error={shown ?? undefined}>
          <TextArea rows={3} spellCheck={false} value={people} onChange={({ target }) => setPeople(target.value)} />
        </Field>
      )}
    </>
  );
  const state = who === 'all' ? 'live' : 'canary';
  return (
    <ChangeBody
      remote={remote}
      line={line}
      note={
        <p>
          <code>{release}</code> is shown to the people whom you choose. If it fails for them, it is withdrawn automatically.
        </p>
      }
      fields={fields}
      check={() => {
        setTried(true);
        return wrong;
      }}
      label="Make live"
      act={(why, now) => makeLive(remote, { release, ...chosen, why }, now)}
      done={() => `${release} is live for: ${whoGets({ ...chosen, state }).toLowerCase()}.`}
    />
  );
}
