const MAX_LENGTH = 20_000;

/** Parses a browser's answer for a passkey, which is sent as JSON text. @returns null when it is not valid */
export function readAnswer<T extends { id: string; response: object }>(text: string): T | null {
  if (text.length > MAX_LENGTH) return null;
  try {
    const answer = JSON.parse(text) as Partial<T> | null;
    const isAnswer = typeof answer?.id === 'string' && typeof answer.response === 'object' && answer.response !== null;
    return isAnswer ? (answer as T) : null;
  } catch {
    return null;
  }
}
