// Remotes bring their own: what they share with the shell is a contract, and this is none of it.
export { arrived, arrivedIf, asSent, isUnknown, notDone, put, removed, sentAgain } from '../api/arrived';
