type TakeEarly = (address: string) => Promise<Response> | undefined;

let take: TakeEarly = () => undefined;

/**
 * Hands over answers that the page asked for while its code was still on the way.
 * @param find gets path and query under the base address; each answer is given away once
 */
export function setEarlyAnswers(find: TakeEarly): void {
  take = find;
}

/** @returns the answer to a GET that is already under way, or undefined */
export const takeEarlyAnswer: TakeEarly = (address) => take(address);
