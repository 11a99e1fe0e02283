import type { TestServer } from './server';

/**
 * What tests of forgetting a person do.
 * @param server the running server, which exists once the tests have begun
 */
export const forgetSteps = (server: () => TestServer) => ({
  /** Somebody who may write FAQs, with their whole name. */
  person: async () => {
    const user = await server().given.user(['faq', 'rw']);
    return { ...user, name: `Anna ${(await user.get('/profile')).body.data.last_name}` };
  },
  forget: (id: string, confirmation: string) => server().admin.post(`/users/${id}/forget`, { confirmation }),
});
