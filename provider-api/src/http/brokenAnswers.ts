import { LogController, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Params } from './permissions';

/**
 * What the log says about answers: nothing, unless one breaks off after it has begun. The error handler reports all
 * other failures.
 */
export class BrokenAnswers extends LogController {
  constructor() {
    super({ disableRequestLogging: true });
  }

  /**
   * Called when what is being sent cannot be read to its end, or when the client leaves early, which is not worth a
   * line in the log.
   */
  override streamError(error: Error & { code?: string }, request: FastifyRequest, reply: FastifyReply): void {
    if (error.code === 'ERR_STREAM_PREMATURE_CLOSE') return;
    // Without the path of a page, which can be that of a mailed link.
    const { '*': _page, ...params } = request.params as Params;
    const route = request.routeOptions.url;
    reply.log.warn({ err: error, route, params }, 'an answer broke off: what it sends could not be read to its end');
  }
}
