import { useState } from 'react';

/** Breaks while it renders, until the browser is told that it is mended. */
export default function CrashPage() {
  const [broken, setBroken] = useState(localStorage.getItem('mended') !== 'yes');
  if (broken) throw new Error('The page broke while it was drawn.');
  return (
    <>
      <h1>Mended</h1>
      <button type="button" onClick={() => setBroken(true)}>
        Break again
      </button>
    </>
  );
}
