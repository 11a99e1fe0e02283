import { useEffect, useState } from 'react';
import { useNavigate } from 'shared-kit/router';
import { setUnsaved } from 'shared-kit/shellServices/unsaved';

export default function FormPage() {
  const navigate = useNavigate();
  const [name, setName] = useState('');
  useEffect(() => {
    setUnsaved('form', name === '' ? null : ['Name']);
    return () => setUnsaved('form', null);
  }, [name]);
  return (
    <>
      <h1>A form</h1>
      <label>
        Name <input value={name} onChange={(event) => setName(event.target.value)} />
      </label>
      <button type="button" onClick={() => navigate('/faults/calm')}>
        Leave
      </button>
      <div style={{ height: 3000 }} />
      <button type="button" onClick={() => navigate('?tab=two')}>
        Second tab
      </button>
    </>
  );
}
