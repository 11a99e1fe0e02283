import { Checkbox } from '../../ui/input/Checkbox';

interface Props {
  publish: boolean;
  setPublish: (publish: boolean) => void;
}

/** Whether copies are published immediately. It is placed where nothing that loads late can move it away from under the mouse. */
export const PublishCopies = ({ publish, setPublish }: Props) => (
  <Checkbox
    label="Publish the copies"
    hint="Otherwise copies start unpublished."
    checked={publish}
    onChange={({ target }) => setPublish(target.checked)}
  />
);
