import { FrameProblem, messageOf } from './problem';

describe('the reason why a remote is not shown', () => {
  it('is our own message, if there is one', () => {
    expect(messageOf(new FrameProblem('The server answered 503.'), 'It could not be loaded.')).toBe('The server answered 503.');
  });

  it.each([new Error('[ Federation Runtime ]: RUNTIME-008'), 'a text', null])(
    'is never the text of another error: %s is logged to the console',
    (error) => {
      const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
      expect(messageOf(error, 'It could not be loaded.')).toBe('It could not be loaded.');
      expect(logged).toHaveBeenCalledWith(error);
      logged.mockRestore();
    },
  );
});
