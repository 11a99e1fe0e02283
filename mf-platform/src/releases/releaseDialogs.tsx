import type { ReactNode } from 'react';
import type { RemoteRelease } from 'shared-kit/rules/releaseEntities';
import { openModal } from 'shared-kit/shellServices/modal';
import { ChangeBody } from './ChangeBody';
import { MakeLiveBody } from './MakeLiveBody';
import { makeLive, withdraw } from './useReleases';

const openDialog = (title: string, body: ReactNode, name = title) => openModal({ name, title, body });

/** A version of a remote, and the version of what was in use when its menu was opened. */
interface Target {
  remote: string;
  release: string;
  lineVersion: number;
}

/** Asks who gets a version that nobody gets yet. */
export const openMakeLiveDialog = (target: Target) =>
  openDialog('Make Live', <MakeLiveBody {...target} submitLabel="Make live" />);

/** Asks who gets a version from now on. @param current the share and the people that get it already */
export const openAudienceDialog = (target: Target, { share, people }: Pick<RemoteRelease, 'share' | 'people'>) =>
  openDialog(
    'Change Who Gets It',
    <MakeLiveBody {...target} share={share} people={people} submitLabel="Change who gets it" />,
    // A site that is older than this remote knows the dialog by this name.
    'Make Live',
  );

const makeLiveForAll = ({ remote, release }: Target) => {
  return (why: string, lineVersion: number) => makeLive(remote, { release, share: 100, people: [], why }, lineVersion);
};

/** Asks before a version goes to everybody. */
export const openPromoteDialog = (target: Target) =>
  openDialog(
    'Promote to All',
    <ChangeBody
      remote={target.remote}
      lineVersion={target.lineVersion}
      note={
        <p>
          Everybody gets <code>{target.release}</code>. The version that is live now stays, to step back to.
        </p>
      }
      submitLabel="Promote to all"
      onSubmit={makeLiveForAll(target)}
      successMessage={`${target.release} is live for everybody.`}
    />,
  );

/** Asks before everybody returns to an earlier version. @param from the version to leave */
export const openStepBackDialog = (target: Target, from: string) =>
  openDialog(
    'Step Back',
    <ChangeBody
      remote={target.remote}
      lineVersion={target.lineVersion}
      note={
        <p>
          Everybody gets <code>{target.release}</code> again instead of <code>{from}</code>, which stays and can be made live
          later.
        </p>
      }
      submitLabel="Step back"
      onSubmit={makeLiveForAll(target)}
      successMessage={`Stepped back to ${target.release}.`}
    />,
  );

/** Asks before a version is withdrawn for good. @param consequence what happens to the people who get it now */
export const openWithdrawDialog = ({ remote, release, lineVersion }: Target, consequence: string) =>
  openDialog(
    'Withdraw Version',
    <ChangeBody
      remote={remote}
      lineVersion={lineVersion}
      note={
        <p>
          <code>{release}</code> can never be made live again. {consequence}
        </p>
      }
      isReasonRequired
      isDangerous
      submitLabel="Withdraw"
      onSubmit={(why, currentVersion) => withdraw(remote, release, why, currentVersion)}
      successMessage={`${release} withdrawn.`}
    />,
  );
