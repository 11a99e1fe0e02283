import { FrameProblem, messageOf } from './problem';

describe('why a remote is not on the screen', () => {
  it('is told in our own words, where we have some', () => {
    expect(messageOf(new FrameProblem('The server answered 503.'), 'It could not be loaded.')).toBe('The server answered 503.');
  });

  it.each([new Error('[ Federation Runtime ]: RUNTIME-008'), 'a text', null])(
    'never in the words of a program: %s goes to the console',
    (error) => {
      const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
      expect(messageOf(error, 'It could not be loaded.')).toBe('It could not be loaded.');
      expect(logged).toHaveBeenCalledWith(error);
      logged.mockRestore();
    },
  );
});
