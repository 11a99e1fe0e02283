import { useState } from 'react';
import { badge as css } from 'shared-kit/ui/frameStyles';
import { KeyholeMark } from './KeyholeMark';

/** A property's logo under the arch; the keyhole where there is none or it fails to load. Decoration beside the name. */
export function PropertyBadge({ logoUrl }: { logoUrl?: string | null }) {
  const [broken, setBroken] = useState<string | null>(null);
  const shown = logoUrl && logoUrl !== broken ? logoUrl : null;
  return (
    <span className={css.property} aria-hidden="true">
      {shown ? <img src={shown} alt="" onError={() => setBroken(shown)} /> : <KeyholeMark size={18} />}
    </span>
  );
}
