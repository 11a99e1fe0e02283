/** Whether an address is one of the API: `/api` itself or one below it, and not a page such as `/apiary`. */
export const isApiAddress = (url: string): boolean => /^\/api(?:[/?]|$)/.test(url);
