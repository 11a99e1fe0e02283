import { onMailQueue } from '../../../testing/mailQueue';
import { openMailer } from '../../base/mail/transport';
import { openMailQueue } from './queue';

onMailQueue('Notices that are rewritten while they wait', (server, mail) => {
  it('do not include one that was written with another SECRET_KEY, which stays as it is', async () => {
    const { db, queueOptions, settings, waiting, settled } = mail;
    const { id, email } = await server().given.user();
    // What the queue was woken for is over, so that it does not send what follows.
    await settled();
    const notice = { to: email, subject: 'News', link: '', userId: id, opensAccount: false };
    const expiresOn = new Date(Date.now() + 60_000).toISOString();
    const mailer = openMailer(server().services.config, () => undefined);
    const ofOtherKey = openMailQueue({ ...queueOptions(), mail: mailer, secretKey: 'another key', config: settings });
    await ofOtherKey.add(db(), { ...notice, text: 'By Ida', expiresOn });
    const [unreadable] = await waiting();
    await server().services.mail.add(db(), { ...notice, text: 'By Ida', expiresOn });
    const rewrite = (from: string, to: string) => {
      const texts: string[] = [];
      const replace = (text: string) => (texts.push(text), text.replace(from, to));
      return db()
        .transaction((tx) => server().services.mail.replace(tx, replace))
        .then(() => texts);
    };
    expect(await rewrite('Ida', 'Former colleague')).toEqual(['By Ida']);
    expect(await rewrite('Ida', 'nobody')).toEqual(['By Former colleague']);
    expect(await waiting()).toContainEqual(unreadable);
    await ofOtherKey.close();
  });
});
