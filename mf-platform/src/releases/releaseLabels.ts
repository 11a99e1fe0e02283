import { counted } from 'shared-kit/rules/counted';
import type { RemoteRelease } from 'shared-kit/rules/releaseEntities';
import { capitalize } from '../text/capitalize';

const formatPeople = (count: number) => counted(count, 'person', 'people');

/** Who gets a version that is in use: 'Everybody', '10% of people', '10% of people and 2 by name'. */
export function formatAudience({ state, share, people }: Pick<RemoteRelease, 'state' | 'share' | 'people'>): string {
  if (state === 'live') return 'Everybody';
  const shareText = share > 0 && `${share}% of people`;
  const peopleText = people.length > 0 && (shareText ? `${people.length} by name` : formatPeople(people.length));
  return [shareText, peopleText].filter(Boolean).join(' and ') || 'Nobody';
}

/** The label of a version's state: 'Uploaded', 'Live', 'Canary 10%', 'Canary 2 people', 'Withdrawn'. */
export function formatState({ state, share, people }: Pick<RemoteRelease, 'state' | 'share' | 'people'>): string {
  if (state === 'canary') return `Canary ${share > 0 ? `${share}%` : formatPeople(people.length)}`;
  return { uploaded: 'Uploaded', live: 'Live', withdrawn: 'Withdrawn' }[state];
}

/** A duration in a comparable form: '340 ms', '1.2 s'; '--' where nothing was measured. */
export function formatLoadTime(ms: number | null): string {
  if (ms === null) return '--';
  return ms < 1000 ? `${ms} ms` : `${(ms / 1000).toFixed(1)} s`;
}

/** The display name of a remote: 'Hotel Marketing' of mf-hotel-marketing. */
export const remoteLabel = (name: string): string => name.replace(/^mf-/, '').split('-').map(capitalize).join(' ');
