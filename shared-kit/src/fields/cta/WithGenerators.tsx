import { useContext, type ReactNode } from 'react';
import { FieldScopeContext } from '../fieldScope';
import { useFormField } from '../useFormField';
import { Button } from '../../ui/button/Button';
import { openEmailGenerator, openTrackingGenerator, openUrlGenerator } from '../../generators/openGenerator';
import css from './cta.module.css';

interface Props {
  /** The field that the generated text is written into. */
  name: string;
  /** The field itself. */
  children: ReactNode;
}

const Beside = ({ field, children }: { field: ReactNode; children: ReactNode }) => (
  <div className={css.beside}>
    {field}
    <div className={css.buttons}>{children}</div>
  </div>
);

/** A link field with 'Generate URL' and 'Generate Email URL' beside it (decision OP-53). */
export function WithLinkGenerators({ name, disabled, children }: Props & { disabled?: boolean }) {
  const { set } = useFormField<string>(name);
  const property = useContext(FieldScopeContext)?.property;
  return (
    <Beside field={children}>
      <Button small disabled={disabled} onClick={() => openUrlGenerator(property, set)}>
        Generate URL
      </Button>
      <Button small disabled={disabled} onClick={() => openEmailGenerator(set)}>
        Generate Email URL
      </Button>
    </Beside>
  );
}

/** A tracking tag field with 'Generate Adobe Tracking' beside it (decision OP-53). */
export function WithTrackingGenerator({ name, children }: Props) {
  const { set } = useFormField<string>(name);
  return (
    <Beside field={children}>
      <Button small onClick={() => openTrackingGenerator(set)}>
        Generate Adobe Tracking
      </Button>
    </Beside>
  );
}
