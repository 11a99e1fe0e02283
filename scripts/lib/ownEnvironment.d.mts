/** Tests are TypeScript, which reads the types of a JavaScript module here. */
export function ownEnvironment(env?: NodeJS.ProcessEnv): NodeJS.ProcessEnv;
