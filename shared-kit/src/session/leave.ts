/** The full page load that follows the end of a session (document 1 §8); an object, so that tests can watch it. */
export const page = {
  toRoot(): void {
    window.location.replace('/');
  },
};
