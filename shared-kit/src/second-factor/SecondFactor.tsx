import { WithData } from '../content/WithData';
import { stampText } from '../rules/dates';
import { Button } from '../ui/button/Button';
import { Skeleton } from '../ui/feedback/Skeleton';
import { NamedLine } from '../ui/page/NamedLine';
import { Section } from '../ui/page/Section';
import { passkeysSupported } from './passkey';
import css from './secondFactor.module.css';
import { AskPassword, ConfirmApp, ShowCodes } from './steps';
import { hasSecondFactor, type SecondFactors } from './secondFactors';
import { useSecondFactor, type Step } from './useSecondFactor';

type Model = ReturnType<typeof useSecondFactor>;

function Lines({ data, model }: { data: SecondFactors; model: Model }) {
  const { app, passkeys, passkeysWork, recoveryCodesLeft } = data;
  // Another step would replace the codes, which cannot be shown again.
  const waits = model.step.kind === 'codes';
  return (
    <>
      <ul aria-label="Second factors">
        <NamedLine
          name="Authenticator app"
          note={app ? `Set up ${stampText(app.createdAt)}` : 'A code that changes every 30 seconds'}
        >
          {app ? (
            <Button aria-label="Remove authenticator app" waits={waits} onClick={model.removeApp}>
              Remove
            </Button>
          ) : (
            <Button waits={waits} onClick={model.addApp}>
              Set Up Authenticator App
            </Button>
          )}
        </NamedLine>
        {passkeys.map((passkey) => (
          <NamedLine
            key={passkey.id}
            name={`Passkey: ${passkey.name}`}
            note={`Added ${stampText(passkey.createdAt)} · last used ${passkey.lastUsedAt ? stampText(passkey.lastUsedAt) : 'never'}`}
          >
            <Button aria-label={`Remove passkey ${passkey.name}`} waits={waits} onClick={() => model.removePasskey(passkey)}>
              Remove
            </Button>
          </NamedLine>
        ))}
        {hasSecondFactor(data) && (
          <NamedLine name="Recovery codes" note={`${recoveryCodesLeft} left`}>
            <Button waits={waits} onClick={model.newCodes}>
              New Recovery Codes
            </Button>
          </NamedLine>
        )}
      </ul>
      {passkeysWork && passkeysSupported() && (
        <div>
          <Button waits={waits} onClick={model.addPasskey}>
            Add Passkey
          </Button>
        </div>
      )}
    </>
  );
}

function OpenStep({ step, model, onReady }: { step: Step; model: Model; onReady: (() => void) | undefined }) {
  const close = () => {
    model.close();
    // Also when no codes were shown: the response with them may have been lost.
    if (step.kind === 'codes' || (model.data && hasSecondFactor(model.data))) onReady?.();
  };
  if (step.kind === 'password') return <AskPassword key={step.title} {...step} onClose={close} />;
  if (step.kind === 'app') return <ConfirmApp {...step} onCode={(code) => model.confirmApp(code, step.secret)} onClose={close} />;
  return step.kind === 'codes' ? <ShowCodes codes={step.codes} onClose={close} /> : null;
}

/**
 * The signed-in person's second factors, and how to change them (API contract §6).
 * @param onReady called when a factor is set up and its recovery codes have been seen, or are not wanted
 */
export function SecondFactor({ onReady }: { onReady?: () => void }) {
  const model = useSecondFactor();
  const { data, error, reload, step } = model;
  return (
    <Section title="Second Factor" id="second-factor">
      <p className={css.hint}>
        {data?.required
          ? 'You need a second factor: something that you have, besides the password that you know.'
          : 'With a second factor, nobody can sign in with a stolen password alone.'}
      </p>
      <WithData loaded={{ data, error, reload }}>
        {data ? <Lines data={data} model={model} /> : <Skeleton height={120} />}
      </WithData>
      <OpenStep step={step} model={model} onReady={onReady} />
    </Section>
  );
}
