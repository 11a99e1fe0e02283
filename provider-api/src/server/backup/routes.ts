import { Type } from '@sinclair/typebox';
import type { App, Services } from '../../http/app';
import { conflict } from '../../http/errors';
import { noQuery } from '../../http/schemas';
import { noteEvent } from '../../access/security-log/log';
import { makeBackup } from './make';

/** A backup of everything, made while people work (api-contract §6). */
export function backupRoutes(app: App, { db, files, storage }: Services): void {
  let isUnderWay = false;
  app.post(
    '/backup',
    {
      config: { permission: 'super' },
      schema: {
        tags: ['backup'],
        summary: 'A backup of every row and file',
        description:
          'One file that `npm run restore` accepts. It contains password hashes and personal data: keep it like a password. One at a time; a second request is answered with 409.',
        produces: ['application/gzip'],
        querystring: noQuery,
        response: { 200: Type.Unknown({ description: 'The backup.' }) },
      },
    },
    async (request, reply) => {
      if (isUnderWay) throw conflict('A backup is already being made. Wait until it is done.');
      isUnderWay = true;
      try {
        const bytes = await makeBackup({ db, files, engine: storage.engine, checkAgain: () => request.authoriseAgain() });
        bytes.once('close', () => (isUnderWay = false));
        noteEvent(request, { event: 'exported', about: { kind: 'backup', id: null, name: 'Backup of everything' } });
        return await reply
          .headers({ 'content-disposition': 'attachment; filename="innkeeper.backup"' })
          .type('application/gzip')
          .send(bytes);
      } catch (error) {
        isUnderWay = false;
        throw error;
      }
    },
  );
}
