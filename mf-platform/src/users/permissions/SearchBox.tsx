import { useState } from 'react';
import { RetryNotice } from 'shared-kit/ui/feedback/RetryNotice';
import { lazyPart } from 'shared-kit/ui/lazyPart';
import type { ComboboxOption, ComboboxProps } from 'shared-kit/ui/overlay/Combobox';
import { PlainCombobox, usePlainState } from 'shared-kit/ui/overlay/PlainCombobox';

const combobox = lazyPart<ComboboxProps<ComboboxOption>>(() =>
  import('shared-kit/ui/overlay/Combobox').then(({ Combobox }) => Combobox<ComboboxOption>),
);

/** A box that finds something by name. Its list of results opens once its code is loaded; the form does not wait for that. */
export function SearchBox(props: ComboboxProps<ComboboxOption>) {
  const { Part: Combobox, failed, retry } = combobox.usePart();
  const [isRetried, setIsRetried] = useState(false);
  const [plainInput, changePlainInput] = usePlainState();
  if (Combobox) return <Combobox focusOnOpen={isRetried} start={plainInput} {...props} />;
  if (failed)
    return (
      <RetryNotice
        onRetry={() => {
          setIsRetried(true);
          retry();
        }}
      >
        “{props.label}” could not be loaded.
      </RetryNotice>
    );
  return <PlainCombobox label={props.label} state={plainInput} onChange={changePlainInput} />;
}
