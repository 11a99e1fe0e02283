import { useState } from 'react';
import { messageOf } from '../api/http';
import { signIn } from '../session';

/** Signs in to a running API, for work on one remote by itself. */
export function StandaloneSignIn({ problem }: { problem: string | null }) {
  const [message, setMessage] = useState(problem);
  async function send(form: HTMLFormElement) {
    const [email, password] = ['email', 'password'].map((name) => String(new FormData(form).get(name)));
    try {
      await signIn(email!, password!);
    } catch (error) {
      setMessage(messageOf(error));
    }
  }
  return (
    <main>
      <h1>Sign In</h1>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void send(event.currentTarget);
        }}
      >
        <label>
          Email <input name="email" type="email" autoComplete="username" required />
        </label>
        <label>
          Password <input name="password" type="password" autoComplete="current-password" required />
        </label>
        <button type="submit">Sign In</button>
      </form>
      {message && <p role="alert">{message}</p>}
    </main>
  );
}
