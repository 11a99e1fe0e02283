import css from './privacy.module.css';

/**
 * What forgetting a person removes and what it keeps (docs/decisions/privacy.md); a shorter list if the account is
 * already deleted.
 */
export const ForgetConsequences = ({ hasAccount }: { hasAccount: boolean }) => (
  <div className={css.consequences} data-question="">
    <p>This cannot be undone.</p>
    <h3>What goes</h3>
    <ul>
      {hasAccount && (
        <>
          <li>The account: they are signed out everywhere and can never sign in again.</li>
          <li>Their email, password, second factors, rights, drafts, notifications and emails.</li>
        </>
      )}
      <li>Their name in History, Activity, Bin, Releases and Security Log. It is replaced with ‘Former colleague’.</li>
      <li>Where and with which devices they signed in.</li>
    </ul>
    <h3>What stays</h3>
    <ul>
      <li>What they wrote, uploaded and released, and when.</li>
      <li>API tokens and deploy tokens that they created. Revoke those whose values they know.</li>
      <li>Backups, exported files, and emails that others have already received.</li>
    </ul>
  </div>
);
