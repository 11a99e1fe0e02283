type TakeEarly = (address: string) => Promise<Response> | undefined;

let takeAnswer: TakeEarly = () => undefined;

/**
 * Takes over answers to calls that the page started while its code was still loading.
 * @param find gets path and query under the base address; each answer is used once
 */
export function setEarlyAnswers(find: TakeEarly): void {
  takeAnswer = find;
}

/** @returns the answer to a GET that is already in progress, or undefined */
export const takeEarlyAnswer: TakeEarly = (address) => takeAnswer(address);
