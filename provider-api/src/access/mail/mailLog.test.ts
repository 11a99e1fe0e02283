import { onMailQueue } from '../../../testing/mailQueue';
import { deliverNext } from './deliver';

onMailQueue('The log', (server, mail) => {
  const { mailServer, queueOptions, waiting, makeDue, settled, requestReset } = mail;

  it.each([
    ['is tried again', { code: 'ECONNREFUSED' }, { reason: 'The mail server did not accept it (ECONNREFUSED)', next: 15 }],
    ['is given up', { code: 'EENVELOPE', responseCode: 550 }, { reason: 'The mail server refused it (550)', next: null }],
  ])(
    'names a mail that %s: how often it was attempted, why it was not sent, and when it is tried again',
    async (_, fault, line) => {
      mailServer.behave('is away');
      await requestReset((await server().given.user()).email);
      await settled();
      const [queued] = await waiting();
      await makeDue();
      const { log } = queueOptions();
      const warned = jest.spyOn(log, 'warn').mockImplementation(() => undefined);
      const mailer = { send: () => Promise.reject(Object.assign(new Error('no'), fault)), forget: async () => undefined };
      expect(await deliverNext({ ...queueOptions(), mail: mailer, timeout: 1_000 })).toBe('failed');
      expect(warned.mock.calls).toEqual([[{ mail: { id: queued?.id, attempts: 2, ...line } }, 'mail was not sent']]);
      warned.mockRestore();
    },
  );
});
