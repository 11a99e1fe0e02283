import { Button } from '../../ui/button/Button';
import { ArchiveIcon } from '../../ui/icons/icons';
import css from './propertyForm.module.css';

interface Props {
  /** 'Hotel' or 'Restaurant' */
  typeLabel: string;
  /** Whether the stored property is archived. */
  archived: boolean;
  /** Whether the form cannot be sent now: it is being sent, or was refused and has not been changed since (document 1, P-300). */
  waits: boolean;
  onToggle: (archived: boolean) => Promise<unknown>;
}

/** 'Archive this Hotel': sets archived and submits the form (document 1 §4, P-167; document 3 §4). */
export const ArchivePanel = ({ typeLabel, archived, waits, onToggle }: Props) => (
  <div className={css.archive}>
    <p>
      {archived
        ? `This ${typeLabel.toLowerCase()} is archived. Unarchiving saves what you entered and brings it back to the lists and the header search.`
        : `Saves what you entered and moves the ${typeLabel.toLowerCase()} to the Archived tab. The header search and the clone pages no longer offer it.`}
    </p>
    <Button icon={<ArchiveIcon />} waits={waits} onClick={() => void onToggle(!archived)}>
      {archived ? 'Unarchive' : 'Archive'} this {typeLabel}
    </Button>
  </div>
);
