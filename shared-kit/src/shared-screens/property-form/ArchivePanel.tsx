import { Button } from '../../ui/button/Button';
import { ArchiveIcon } from '../../ui/icons/icons';
import css from './propertyForm.module.css';

interface Props {
  one: string;
  /** As it is stored. */
  archived: boolean;
  busy: boolean;
  onPress: (archived: boolean) => Promise<unknown>;
}

/** 'Archive this Hotel': sets archived and submits the form (document 1 §4, P-167; document 3 §4). */
export const ArchivePanel = ({ one, archived, busy, onPress }: Props) => (
  <div className={css.archive}>
    <p>
      {archived
        ? `This ${one.toLowerCase()} is archived. Unarchiving saves what you entered and brings it back to the lists and the header search.`
        : `Saves what you entered and moves the ${one.toLowerCase()} to the Archived tab. The header search and the clone pages no longer offer it.`}
    </p>
    <Button icon={<ArchiveIcon />} waits={busy} onClick={() => void onPress(!archived)}>
      {archived ? 'Unarchive' : 'Archive'} this {one}
    </Button>
  </div>
);
