import { softPasskey } from './secondFactor';

/** Prints what a browser answers when it makes a passkey: `answerPasskey.ts <origin> <options>`. */
const [origin = '', options = ''] = process.argv.slice(2);
process.stdout.write(softPasskey(origin).register(options));
