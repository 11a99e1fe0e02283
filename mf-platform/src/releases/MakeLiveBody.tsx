import { useState } from 'react';
import { fieldErrors } from 'shared-kit/rules/validation/fieldErrors';
import { liveRules } from 'shared-kit/rules/validation/release';
import { Field } from 'shared-kit/ui/input/Field';
import { Radio } from 'shared-kit/ui/input/Radio';
import { TextArea } from 'shared-kit/ui/input/TextArea';
import { TextInput } from 'shared-kit/ui/input/TextInput';
import { ChangeBody } from './ChangeBody';
import css from './releases.module.css';
import { formatAudience } from './releaseLabels';
import { makeLive } from './useReleases';

type Audience = 'share' | 'people' | 'all';

interface Props {
  remote: string;
  release: string;
  lineVersion: number;
  /** The current share and people, if the version is already a canary. */
  share?: number;
  people?: readonly string[];
  submitLabel: string;
}

const DEFAULT_SHARE = 10;
const AUDIENCES: { value: Audience; label: string; hint: string }[] = [
  { value: 'share', label: 'A share of people', hint: 'Each person keeps the version that they were given.' },
  { value: 'people', label: 'People by name', hint: 'Only they get it, wherever they sign in.' },
  { value: 'all', label: 'Everybody', hint: 'At once, without trying it first.' },
];
const INVALID_SHARE = 'Must be a whole number from 1 to 99.';
const NO_PEOPLE = 'Name at least one person.';

const parseEmails = (text: string) => text.split(/[\s,;]+/).filter(Boolean);

/** The body of 'Make live' and 'Change who gets it': who gets the version (a tenth of the people by default), and why. */
export function MakeLiveBody({ share: initialShare = 0, people: initialPeople = [], submitLabel, ...target }: Props) {
  const { remote, release, lineVersion } = target;
  const [audience, setAudience] = useState<Audience>(initialPeople.length > 0 && initialShare === 0 ? 'people' : 'share');
  const [share, setShare] = useState(String(initialShare || DEFAULT_SHARE));
  const [people, setPeople] = useState(initialPeople.join('\n'));
  const [hasAttempted, setHasAttempted] = useState(false);

  // `npm run release` can give a version both to a share and to people by name.
  const hasBoth = initialShare > 0 && initialPeople.length > 0;
  const isByName = audience === 'people' || (audience === 'share' && hasBoth);
  const chosen = {
    share: audience === 'all' ? 100 : audience === 'share' ? Number(share) : 0,
    people: isByName ? parseEmails(people) : [],
  };
  const shareError = audience === 'share' && !/^[1-9]\d?$/.test(share.trim()) ? INVALID_SHARE : undefined;
  const isNobody = audience === 'people' && chosen.people.length === 0;
  const peopleError = isNobody ? NO_PEOPLE : Object.values(fieldErrors(liveRules, { ...chosen, share: 0 }))[0];
  const visibleError = (error: string | undefined) => (hasAttempted ? error : undefined);

  const fields = (
    <>
      <Field group label="Who gets it">
        <div className={css.choices}>
          {AUDIENCES.map(({ value, label, hint }) => (
            <Radio
              key={value}
              name="release-who"
              label={label}
              hint={hint}
              checked={audience === value}
              onChange={() => setAudience(value)}
            />
          ))}
        </div>
      </Field>
      {audience === 'share' && (
        <Field label="Percentage of people" name="release.share" required error={visibleError(shareError)}>
          <TextInput className={css.share} inputMode="numeric" value={share} onChange={({ target }) => setShare(target.value)} />
        </Field>
      )}
      {isByName && (
        <Field
          label="Email addresses"
          name="release.people"
          hint={audience === 'share' ? 'They get it in addition to the share. One per line.' : 'One per line.'}
          required={audience === 'people'}
          error={visibleError(peopleError)}
        >
          <TextArea rows={3} spellCheck={false} value={people} onChange={({ target }) => setPeople(target.value)} />
        </Field>
      )}
    </>
  );
  const state = audience === 'all' ? 'live' : 'canary';
  return (
    <ChangeBody
      remote={remote}
      lineVersion={lineVersion}
      note={
        <p>
          <code>{release}</code> is shown to the people whom you choose. If it fails for them, it is withdrawn automatically.
        </p>
      }
      fields={fields}
      validate={() => {
        setHasAttempted(true);
        return !shareError && !peopleError;
      }}
      submitLabel={submitLabel}
      onSubmit={(why, currentVersion) => makeLive(remote, { release, ...chosen, why }, currentVersion)}
      successMessage={`${release} is live for: ${formatAudience({ ...chosen, state }).toLowerCase()}.`}
    />
  );
}
