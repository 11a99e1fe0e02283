import type { ReactNode } from 'react';
import type { RemoteRelease } from 'shared-kit/rules/releaseEntities';
import { openModal } from 'shared-kit/shellServices/modal';
import { ChangeBody } from './ChangeBody';
import { MakeLiveBody } from './MakeLiveBody';
import { makeLive, withdraw } from './useReleases';

const WIDTH = 'min(100%, 36rem)';
const open = (name: string, title: string, body: ReactNode) => openModal({ name, title, style: { width: WIDTH }, body });

/** A version of a remote, and the version of what is in use when its menu was opened. */
interface About {
  remote: string;
  release: string;
  line: number;
}

/** Asks who gets a version. @param had the share and the people that it has already */
export const askMakeLive = (about: About, had: Partial<Pick<RemoteRelease, 'share' | 'people'>> = {}) =>
  open('Make Live', 'Make Live', <MakeLiveBody {...about} {...had} />);

const forAll = ({ remote, release }: About) => {
  return (why: string, line: number) => makeLive(remote, { release, share: 100, people: [], why }, line);
};

/** Asks before a version goes to everybody. */
export const askPromote = (about: About) =>
  open(
    'Promote to All',
    'Promote to All',
    <ChangeBody
      {...about}
      note={
        <p>
          Everybody gets <code>{about.release}</code>. The version that is live now stays, to step back to.
        </p>
      }
      label="Promote to all"
      act={forAll(about)}
      done={() => `${about.release} is live for everybody.`}
    />,
  );

/** Asks before everybody returns to an earlier version. @param from the version to leave */
export const askStepBack = (about: About, from: string) =>
  open(
    'Step Back',
    'Step Back',
    <ChangeBody
      {...about}
      note={
        <p>
          Everybody gets <code>{about.release}</code> again instead of <code>{from}</code>, which stays and can be made live
          later.
        </p>
      }
      label="Step back"
      act={forAll(about)}
      done={() => `Stepped back to ${about.release}.`}
    />,
  );

/** Asks before a version is withdrawn for good. @param isUsed whether somebody gets it now */
export const askWithdraw = (about: About, isUsed: boolean) =>
  open(
    'Withdraw Version',
    'Withdraw Version',
    <ChangeBody
      {...about}
      note={
        <p>
          <code>{about.release}</code> can never be made live again.
          {isUsed && ' Whoever gets it now goes back to the last good version within a minute; nothing typed is lost.'}
        </p>
      }
      needsWhy
      danger
      label="Withdraw"
      act={(why, line) => withdraw(about.remote, about.release, why, line)}
      done={() => `${about.release} withdrawn.`}
    />,
  );
