import { useContext, type ReactNode } from 'react';
import { FieldScopeContext } from '../fieldScope';
import { useFormField } from '../useFormField';
import { Button } from '../../ui/button/Button';
import { openEmailGenerator, openTrackingGenerator, openUrlGenerator } from '../../generators/openGenerator';
import css from './cta.module.css';

interface Props {
  /** The field that the generated text is written into. */
  name: string;
  disabled?: boolean;
  /** The field itself. */
  children: ReactNode;
}

/** A link field with 'Generate URL' and 'Generate Email URL' beside it (decision OP-53). */
export function WithLinkGenerators({ name, disabled, children }: Props) {
  const { set } = useFormField<string>(name);
  const property = useContext(FieldScopeContext)?.property;
  return (
    <div className={css.beside}>
      {children}
      <div className={css.buttons}>
        <Button small disabled={disabled} onClick={() => openUrlGenerator(property, set)}>
          Generate URL
        </Button>
        <Button small disabled={disabled} onClick={() => openEmailGenerator(set)}>
          Generate Email URL
        </Button>
      </div>
    </div>
  );
}

/** A tracking tag field with 'Generate Adobe Tracking' beside it (decision OP-53). */
export function WithTrackingGenerator({ name, disabled, children }: Props) {
  const { set } = useFormField<string>(name);
  return (
    <div className={css.beside}>
      {children}
      <div className={css.buttons}>
        <Button small disabled={disabled} onClick={() => openTrackingGenerator(set)}>
          Generate Adobe Tracking
        </Button>
      </div>
    </div>
  );
}
