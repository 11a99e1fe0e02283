import { useNavigate } from '../src/router';

/** Beside a part of a page: leads to another page, as a link of the frame does. */
export function LeaveButton() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate('/another')}>
      Leave
    </button>
  );
}
