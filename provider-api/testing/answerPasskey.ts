import { softPasskey } from './secondFactor';

/** Prints the answer of a browser that creates a passkey: `answerPasskey.ts <origin> <options>`. */
const [origin = '', options = ''] = process.argv.slice(2);
process.stdout.write(softPasskey(origin).register(options));
