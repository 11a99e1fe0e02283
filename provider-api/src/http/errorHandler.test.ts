import Fastify from 'fastify';
import { answerErrors } from './errorHandler';

describe('An error that nothing foresaw', () => {
  const lines: string[] = [];
  const app = Fastify({ logger: { level: 'error', stream: { write: (line) => lines.push(line) } } });
  answerErrors(app);
  app.get<{ Params: { status: string } }>('/:status', ({ params }) => {
    throw Object.assign(new Error('Line 7 of the vault'), { statusCode: Number(params.status) || undefined });
  });
  afterAll(() => app.close());
  beforeEach(() => (lines.length = 0));

  it.each(['/none', '/500', '/503'])(
    'of the server (%s) is a 500 whose log line has the cause and whose answer has not',
    async (url) => {
      const answer = await app.inject(url);
      expect(answer.statusCode).toBe(500);
      expect(answer.json()).toEqual({
        message: 'Something went wrong on our side. Try again; if it happens again, report the request id.',
        code: 'internal',
        fields: {},
        request_id: expect.any(String),
      });
      expect(lines).toEqual([expect.stringContaining('Line 7 of the vault')]);
    },
  );

  it.each(['/400', '/499'])('of a request (%s) is a 400, which no operator needs to read', async (url) => {
    const answer = await app.inject(url);
    expect([answer.statusCode, answer.json().message]).toEqual([400, 'The request could not be read.']);
    expect(lines).toEqual([]);
  });
});
